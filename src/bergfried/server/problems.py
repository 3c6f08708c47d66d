"""Every error over HTTP is problem+json, with a reason that can be said in any language."""

import logging
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from bergfried.server.refusals import Refusal, refusal
from bergfried.server.wire import Problem

LOG = logging.getLogger("bergfried.server")
MEDIA_TYPE = "application/problem+json"


def problem_response(no: Refusal, headers: dict[str, str] | None = None) -> Response:
    problem = Problem(
        type=f"urn:bergfried:{no.reason.id}",
        title=HTTPStatus(no.status).phrase,
        status=no.status,
        detail=no.detail,
        reason=no.reason,
        clause=no.clause,
        squares=list(no.squares),
        place=no.place,
        line=no.line,
        column=no.column,
    )
    return Response(problem.model_dump_json(), no.status, headers, MEDIA_TYPE)


def add_handlers(app: FastAPI) -> None:
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)


async def _refused(_: Request, no: Exception) -> Response:
    assert isinstance(no, Refusal)
    return problem_response(no)


async def _invalid(_: Request, no: Exception) -> Response:
    """Names the first fault only, and does not repeat what was sent."""
    assert isinstance(no, RequestValidationError)
    first: dict[str, Any] = no.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    return problem_response(refusal("bad-request", 422, where=where, what=str(first["msg"])[:200]))


async def _http(request: Request, no: Exception) -> Response:
    assert isinstance(no, HTTPException)
    if isinstance(no.__cause__, Refusal):  # the guard refused while the body was being read
        return problem_response(no.__cause__)
    match no.status_code:
        case 404:
            answer = refusal("unknown-page", 404)
        case 405:
            answer = refusal("unknown-method", 405, method=request.method[:20])
        case status:
            answer = refusal("bad-request", status, where="-", what=HTTPStatus(status).phrase)
    return problem_response(answer, dict(no.headers or {}))


async def _failed(_: Request, no: Exception) -> Response:
    LOG.error("a request failed", exc_info=no)
    return problem_response(refusal("server-failed", 500))
