### The page of the account, and the dialogs about other people at a table.

account-page-guest = You are a guest, { $name }. Your tables and settings belong to this browser.
account-page-account = You are signed in as { $account }.

account-password-title = Password
account-password-old = Current password
account-password-new = New password
account-password-hint = At least 8 characters. All other devices are signed out.
account-password-change = Change password
account-password-changed = Password changed. All other devices are signed out.

account-email-title = E‑mail address
account-email-about = For a link if you forget your password and, if you want, e‑mails about your games. Nobody else sees it.
account-email-stored = Confirmed address: { $email }
account-email-field = Address
account-email-send = Send confirmation link
account-email-sent = A link was sent to { $email }. Open it to save the address.
account-email-forget = Remove address
account-email-forgotten = Address removed.

account-notify-title = Notifications
account-notify-about = When it is your turn and you have been away from the table for a minute.
account-notify-push = On this device
account-notify-push-hint = Your browser shows them even when Underkeep is not open.
account-notify-push-none = This server sends no push messages.
account-notify-push-old = This browser cannot show push messages here. On an iPhone or iPad, first add this page to the home screen.
account-notify-push-denied = The browser does not allow them. Allow notifications for this page in its settings.
account-notify-push-failed = The push service of your browser does not answer. Try again later.
account-notify-mail = By e‑mail
account-notify-mail-hint = To { $email }. Not for games with a clock of minutes.
account-notify-mail-guest = E‑mails need an account with a confirmed address.
account-notify-mail-none = This server sends no e‑mails.
account-notify-digest = One e‑mail a day for all waiting games
account-notify-quiet = Quiet hours
account-notify-quiet-hint = Notifications from these hours arrive together when they end. Your time zone: { $zone }.
account-notify-from = From
account-notify-to = To
account-notify-saved = Saved.

account-devices-title = Devices
account-devices-about = Signs out this browser and all others, and closes their tables.
account-devices-guest = A guest cannot sign in again: your tables would be lost. Create an account first.
account-devices-button = Sign out everywhere

account-data-title = My data
account-data-about = Everything that this server stores about you: account, settings, tables, seats, chat and scores.
account-data-button = Download my data
account-delete-title = Delete everything
account-delete-about = This cannot be undone. Bots take over your games, finished games show a neutral name, your chat lines disappear, and games in which nobody else played are deleted.
account-delete-password = Password, to confirm
account-delete-sure = Yes, delete me and all my data
account-delete-button = Delete

account-reset-title = A new password
account-reset-button = Set password and sign in
account-confirm-title = Confirm your address
account-confirm-button = Confirm
account-confirm-done = Your address is confirmed.
account-link-missing = This link is incomplete: copy all of it.
account-home = To the start page

people-hidden-title = Muted and blocked people
people-hidden-none = You have not muted or blocked anyone.
people-hidden-muted = muted
people-hidden-blocked = blocked
people-hidden-show = Show { $name } again
people-hidden-show-short = Show again
people-title = People at this table
people-nobody = No other people sit here.
people-about = About { $name }
people-line = “{ $text }”
people-mute = Mute at this table
people-mute-hint = You no longer see their chat here.
people-block = Block
people-block-hint = Mutes them everywhere, and neither of you can sit down at the other’s tables.
people-report-line = Report this line
people-report-name = Report the name
people-report-reason = Why? (optional)
people-report-hint = The operator of this server reads it.
people-muted = { $name } is muted at this table.
people-blocked = { $name } is blocked.
people-reported = Thank you for the report.
