"""Builds the compiled engine: the modules in which a game spends its time, as C extensions made by mypyc.

The sources in `src` stay as they are. A copy of them is rewritten where mypyc needs another form of the same code, and
the extensions that are built from the copy lie beside the sources, where Python prefers them.
"""
