"""The routes of notifications: the settings of a person, and the links of mails."""
