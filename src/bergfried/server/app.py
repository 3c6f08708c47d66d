"""The application, put together."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from bergfried.server.guard import Guard
from bergfried.server.problems import MEDIA_TYPE, add_handlers
from bergfried.server.routes import games, lessons, page, positions, tables
from bergfried.server.settings import Settings
from bergfried.server.tables import Tables
from bergfried.server.thinkers import Thinkers
from bergfried.server.wire import PROTOCOL, Health, Problem
from bergfried.store import Store


def create_app(settings: Settings, store: Store, page_folder: Path = page.PAGE) -> FastAPI:
    """The store is the application's from now on: it is closed when the server ends."""
    app = FastAPI(
        title="Bergfried", version=_version(), lifespan=_lifespan, openapi_url="/api/openapi.json",
        docs_url=None, redoc_url=None,
    )  # fmt: skip
    app.state.settings = settings
    app.state.store = store
    add_handlers(app)
    for module in (games, lessons, tables, positions):
        app.include_router(module.router)

    @app.get("/healthz", tags=["server"])
    def healthz() -> Health:
        return Health(status="ok", version=_version(), protocol=PROTOCOL, tables=app.state.tables.awake)

    app.openapi = lambda: _description(app)  # type: ignore[method-assign]
    page.add_page(app, page_folder)
    app.add_middleware(Guard, settings=settings)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    settings: Settings = app.state.settings
    store: Store = app.state.store
    thinkers = Thinkers(settings.workers)
    app.state.tables = Tables(settings, store, thinkers)
    keeper = asyncio.create_task(_keep_house(app.state.tables, settings.idle_seconds / 4 + 0.1))
    try:
        yield
    finally:
        keeper.cancel()
        with suppress(asyncio.CancelledError):
            await keeper
        app.state.tables.close()
        await thinkers.close()
        await asyncio.to_thread(store.close)


async def _keep_house(all_tables: Tables, pause: float) -> None:
    while True:
        await asyncio.sleep(pause)
        all_tables.put_idle_to_sleep()


def _version() -> str:
    try:
        return version("bergfried")
    except PackageNotFoundError:  # run from the source tree
        return "0"


def _description(app: FastAPI) -> dict[str, Any]:
    """OpenAPI, with one kind of error everywhere."""
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, openapi_version="3.1.0", routes=app.routes)
        components = schema.setdefault("components", {}).setdefault("schemas", {})
        for unused in ("HTTPValidationError", "ValidationError"):
            components.pop(unused, None)
        problem = Problem.model_json_schema(ref_template="#/components/schemas/{model}")
        components |= problem.pop("$defs", {}) | {"Problem": problem}
        schema["components"]["schemas"] = components
        refused = {
            "description": "Why not",
            "content": {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}},
        }
        for operations in schema["paths"].values():
            for operation in operations.values():
                operation["responses"].pop("422", None)
                operation["responses"]["default"] = refused
        app.openapi_schema = schema
    return app.openapi_schema
