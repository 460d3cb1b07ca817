"""The bodies of the requests and responses over HTTP as structs.

    GET    /api/me                         Me                 (a client without a cookie becomes a guest)
    PATCH  /api/me                         MeChange -> Me
    POST   /api/account                    Account -> Me      (give the guest an account)
    POST   /api/session                    Account -> Me      (sign in)
    DELETE /api/session                    -> 204             (sign out)
    DELETE /api/sessions                   -> 204             (sign out on all devices)
    POST   /api/account/password           PasswordChange -> Me      (signs out on all other devices)
    POST   /api/account/email              EmailChange -> Me  (mails a link that confirms the address)
    POST   /api/account/confirm            LinkToken -> 204   (confirm an address with the token of its link)
    POST   /api/account/forgotten          ForgottenPassword -> 204  (mails a link, if the account has an address)
    POST   /api/account/reset              PasswordReset -> Me       (set a password with the token of a link; sign in)
    GET    /api/me/notifications           NotificationSettings
    POST   /api/me/notifications           NotificationChoices -> NotificationSettings
    POST   /api/me/push                    PushSubscription -> 204   (send push messages to this device)
    DELETE /api/me/push                    -> 204             (send no push messages to this device)
    GET    /mails/off/{token}              a page that switches mails off (POST switches them off at once)
    GET    /api/me/data                    everything that is stored about the person, as JSON
    GET    /api/me/record?lang=            PersonalRecord     (games, wins, streaks and achievements)
    DELETE /api/me                         PersonDeletion -> 204     (delete the person and the account)
    GET    /api/people                     list[HiddenPerson] (the people whom the person has muted or blocked)
    DELETE /api/people/{id}                -> 204             (no longer mute or block this person)
    GET    /api/friends?lang=              Friends            (with the open tables of friends)
    DELETE /api/friends/{id}               -> 204             (end a friendship)
    GET    /friend/{token}                 the page of the link of a person (POST: become friends)
    GET    /api/games?lang=                list[GameInfo]
    GET    /api/games/{game}/cards?lang=   list[CardFace]     (the printed cards; cacheable)
    GET    /api/games/{game}/rules?lang=   Rulebook           (cacheable)
    POST   /api/games/{game}/deck?lang=    DeckWish -> DeckReport    (changes nothing; for games with decks)
    POST   /api/games/{game}/setup?lang=   SetupWish -> SetupReport  (changes nothing)
    POST   /api/games/{game}/practice?lang=   PracticeWish -> Practised   (changes nothing; for games with practice)
    GET    /api/games/{game}/scores?lang=  BestScores         (of the person; for games with scoreboards)
    GET    /api/games/{game}/daily?lang=   DailyChallenge     (for games with a daily challenge)
    POST   /api/games/{game}/daily?lang=   StartDaily -> TableInfo   (the table of the person; the first time makes it)
    GET    /api/games/{game}/pages?lang=   WrittenPages       (of the person; for games with written pages)
    POST   /api/games/{game}/pages?lang=   PageWish -> WrittenPage
    POST   /api/games/{game}/page-check?lang=   PageWish -> PageReport    (changes nothing)
    GET    /api/pages/{id}?lang=           WrittenPage        (for everybody who has its link)
    POST   /api/pages/{id}?lang=           PageWish -> WrittenPage   (its author: change the text)
    DELETE /api/pages/{id}                 -> 204             (its author)
    GET    /api/tables?lang=               Lobby
    POST   /api/tables                     NewTable -> Invitation
    GET    /api/tables/{id}?lang=          TableInfo
    GET    /api/tables/{id}/links          Invitation         (owner only)
    POST   /api/tables/{id}/sit            Sit -> TableInfo
    POST   /api/tables/{id}/leave          -> 204
    POST   /api/tables/{id}/ready          Readiness -> TableInfo    (the game begins when all people are ready)
    POST   /api/tables/{id}/seat           SeatChange -> TableInfo   (owner; 202: people have to agree)
    POST   /api/tables/{id}/start          -> TableInfo       (owner)
    POST   /api/tables/{id}/close          -> TableInfo       (owner; 202: people have to agree)
    POST   /api/tables/{id}/owner          Sit -> TableInfo   (owner: make that person the owner)
    POST   /api/tables/{id}/mute           PersonAt -> 204    (hide the chat of a person at this table)
    POST   /api/tables/{id}/block          PersonAt -> 204    (hide the chat of a person at all tables, and keep apart)
    POST   /api/tables/{id}/report         Report -> 204      (report a name or a line of the chat to the operator)
    POST   /api/tables/{id}/rematch        -> Invitation
    POST   /api/tables/{id}/sequel         -> Invitation      (the next game of a series)
    GET    /api/tables/{id}/scores?lang=   list[Achieved]     (the scores of the person, when it is over)
    GET    /api/tables/{id}/summary?lang=  TableSummary       (the figures of a finished game)
    GET    /api/tables/{id}/replay?seat=&key=&lang=   Replay (when it is over: with the key of a shared link, anybody)
    GET    /api/tables/{id}/export?seat=   text (scenario notation: only what that seat may know while the game runs)
    GET    /api/tables/{id}/fair           Fair               (the shuffle proof)
    GET    /join/{token}                   -> redirect to /table/{id}; the secret link of a seat or for spectators

An error is a `Trouble` with one sentence. Private and missing tables give the same error.
"""
