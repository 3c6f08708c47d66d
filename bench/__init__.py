"""Measurements that anyone can run again. They report, they never fail."""
