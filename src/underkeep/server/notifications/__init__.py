"""Notifications of people whose games wait for them: push messages and mails."""
