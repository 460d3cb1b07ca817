"""The people of recent requests in memory, so that a request does not query the database for its token."""

from __future__ import annotations

from underkeep.server.storage.rows import PersonRow

MAX_TOKENS = 20_000
"""The number of tokens that are kept; the oldest ones are dropped."""


class PersonCache:
    """People by the hash of their token. It is only used while no other process changes people."""

    def __init__(self) -> None:
        self.generation = 0
        """The number of changes. What was read before the last change is not put into the cache."""
        self._person_by_token: dict[str, PersonRow] = {}
        self._tokens_by_person: dict[str, set[str]] = {}

    def get(self, token_hash: str) -> PersonRow | None:
        """Return the person of a token; None if it is not in the cache."""
        return self._person_by_token.get(token_hash)

    def put(self, token_hash: str, person: PersonRow, generation: int) -> None:
        """Keep the person of a token that was read at a generation."""
        if generation != self.generation:
            return
        while len(self._person_by_token) >= MAX_TOKENS:
            self._drop(next(iter(self._person_by_token)))
        self._person_by_token[token_hash] = person
        self._tokens_by_person.setdefault(person.id, set()).add(token_hash)

    def forget_token(self, token_hash: str) -> None:
        """Forget a token that is no longer valid."""
        self.generation += 1
        if token_hash in self._person_by_token:
            self._drop(token_hash)

    def forget_person(self, id: str) -> None:
        """Forget a person who has changed."""
        self.generation += 1
        for token_hash in list(self._tokens_by_person.get(id, ())):
            self._drop(token_hash)

    def clear(self) -> None:
        """Forget all people."""
        self.generation += 1
        self._person_by_token.clear()
        self._tokens_by_person.clear()

    def _drop(self, token_hash: str) -> None:
        person = self._person_by_token.pop(token_hash)
        tokens = self._tokens_by_person[person.id]
        tokens.discard(token_hash)
        if not tokens:
            del self._tokens_by_person[person.id]
