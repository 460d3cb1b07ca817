### The page of the account, and the dialogs about other people at a table.

account-page-guest = You are a guest, { $name }. Your tables and settings belong to this browser.
account-page-account = You are signed in as { $account }.

account-password-title = Password
account-password-old = Present password
account-password-new = New password
account-password-hint = At least 8 characters. All other devices are signed out.
account-password-change = Change the password
account-password-changed = The password is changed. All other devices are signed out.

account-email-title = E‑mail address
account-email-about = For a link if you forget the password, and for mails about your games if you switch them on. Nobody else sees it.
account-email-stored = Confirmed address: { $email }
account-email-field = Address
account-email-send = Send a link that confirms it
account-email-sent = A link is on its way to { $email }. The address is stored when you follow it.
account-email-forget = Forget the address
account-email-forgotten = The address is forgotten.

account-notify-title = Notifications
account-notify-about = When a game waits for you and you are not at the table for a minute.
account-notify-push = On this device
account-notify-push-hint = The browser shows it, also while no page of Underkeep is open.
account-notify-push-none = This server sends no push messages.
account-notify-push-old = This browser cannot show push messages here. On an iPhone or iPad, put this page on the home screen first.
account-notify-push-denied = The browser does not allow it. Allow notifications for this page in its settings.
account-notify-push-failed = The push service of the browser does not answer. Try again later.
account-notify-mail = By mail
account-notify-mail-hint = To { $email }. Not for games with a clock of minutes.
account-notify-mail-guest = Mails need an account with a confirmed address.
account-notify-mail-none = This server sends no mails.
account-notify-digest = One mail a day with all games that wait, instead of single mails
account-notify-quiet = Quiet hours
account-notify-quiet-hint = What comes meanwhile is sent at their end, as one. Your time zone: { $zone }.
account-notify-from = From
account-notify-to = To
account-notify-saved = Saved.

account-devices-title = Devices
account-devices-about = Signs out this browser and every other one, and closes their tables.
account-devices-guest = A guest cannot sign in again: your tables would be lost. Make an account first.
account-devices-button = Sign out everywhere

account-data-title = My data
account-data-about = Everything that this server stores about you: account, settings, tables, seats, chat and scores.
account-data-button = Save my data as a file
account-delete-title = Delete everything
account-delete-about = This cannot be undone. Bots take over your games, finished games show a neutral name, your chat lines disappear, and games in which nobody else played are deleted.
account-delete-password = Password, to be sure
account-delete-sure = Yes, delete me and everything of mine
account-delete-button = Delete

account-reset-title = A new password
account-reset-button = Set the password and sign in
account-confirm-title = Confirm the address
account-confirm-button = Confirm
account-confirm-done = The address is confirmed.
account-link-missing = This link is not complete: copy all of it.
account-home = To the start page

people-hidden-title = Muted and blocked people
people-hidden-none = You have muted and blocked nobody.
people-hidden-muted = muted
people-hidden-blocked = blocked
people-hidden-show = Show { $name } again
people-hidden-show-short = Show again
people-title = People at this table
people-nobody = No other people sit here.
people-about = About { $name }
people-line = “{ $text }”
people-mute = Mute at this table
people-mute-hint = You no longer see the chat of this person here.
people-block = Block
people-block-hint = Muted everywhere; neither of you can sit down at a table of the other.
people-report-line = Report this line
people-report-name = Report the name
people-report-reason = Why? (optional)
people-report-hint = The person who runs this server reads it.
people-muted = { $name } is muted at this table.
people-blocked = { $name } is blocked.
people-reported = Thank you. The report is stored.
