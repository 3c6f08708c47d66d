"""Records on disk."""

from pathlib import Path

import pytest

import bergfried
from bergfried.match import BadRecord, Record, Table, load_records, save_records

GAME = bergfried.load("waechter")


def record(*moves: str) -> Record:
    table = Table(GAME, tags={"First": "Zoë"})
    for move in moves:
        table.play(move)
    return table.record()


@pytest.mark.parametrize("name", ["game.txt", "game.json", "GAME.JSON", "spiel ü.rec"])
def test_what_is_saved_is_loaded(tmp_path: Path, name: str) -> None:
    records = (record("A7-A6-1"), record())
    save_records(tmp_path / name, records)
    assert load_records(tmp_path / name) == records
    assert [file.name for file in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_bytes().startswith(b"{" if name.lower().endswith("json") else b"[Event")


def test_saving_again_replaces_the_file_and_keeps_its_mode(tmp_path: Path) -> None:
    file = tmp_path / "game"
    save_records(file, [record("A7-A6-1")])
    file.chmod(0o640)
    link = tmp_path / "link"
    link.symlink_to(file)
    save_records(link, [record("B7-B6-1")])
    assert link.is_symlink()
    assert load_records(file)[0].moves == ("B7-B6-1",)
    assert file.stat().st_mode & 0o777 == 0o640


def test_a_failed_save_leaves_the_old_file_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game"
    save_records(file, [record("A7-A6-1")])
    before = file.read_bytes()

    def full(_: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(OSError, match="disk full"):
        save_records(file, [record("B7-B6-1")])
    with pytest.raises(BadRecord):
        save_records(file, [Record({"Game": "chess"})])
    assert file.read_bytes() == before
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_is_not_written_over(tmp_path: Path) -> None:
    with pytest.raises(OSError, match="is not a file"):
        save_records(tmp_path, [record()])


def test_a_file_that_is_not_utf8_is_refused_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_bytes(b'[Game "waechter"]\n\n{\xff} *')
    with pytest.raises(BadRecord) as no:
        load_records(file)
    assert (no.value.reason.id, no.value.line, no.value.column) == ("record-not-utf8", 3, 2)


def test_a_byte_order_mark_is_forgiven(tmp_path: Path) -> None:
    for name in ("game.txt", "game.json"):
        save_records(tmp_path / name, [record("A7-A6-1")])
        (tmp_path / name).write_bytes(b"\xef\xbb\xbf" + (tmp_path / name).read_bytes())
        assert load_records(tmp_path / name)[0].moves == ("A7-A6-1",)


def test_an_endless_file_is_refused() -> None:
    endless = Path("/dev/zero")
    if not endless.exists():
        pytest.skip("no endless file on this system")
    with pytest.raises(BadRecord):
        load_records(endless)
