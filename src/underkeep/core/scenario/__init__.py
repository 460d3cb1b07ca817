"""Scenarios: a notation for positions, moves and expectations, and the program that reads, runs and writes it."""
