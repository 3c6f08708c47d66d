"""A game between two seats: the table it is played at and the record that is kept of it."""

from bergfried.match.files import load_records, save_records, try_to_save
from bergfried.match.json_twin import format_json, parse_json
from bergfried.match.reading import parse_records
from bergfried.match.record import Line, Node, Record
from bergfried.match.refusal import BadRecord
from bergfried.match.replay import checked, states
from bergfried.match.result import Result
from bergfried.match.table import Table
from bergfried.match.writing import format_record, format_records

__all__ = [
    "BadRecord",
    "Line",
    "Node",
    "Record",
    "Result",
    "Table",
    "checked",
    "format_json",
    "format_record",
    "format_records",
    "load_records",
    "parse_json",
    "parse_records",
    "save_records",
    "states",
    "try_to_save",
]
