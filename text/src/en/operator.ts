/** What the server prints and mails, and what the operator's commands print. No page shows it, so pages don't load it. */
export const operator = {
  'server.data.moved': 'Moved the games from “{from}” to “{to}”.',
  'server.data.busy':
    'The games are still in “{from}”, and another program is using them. Stop that program, then start Moonstaff again.',
  'server.settings.whole': '{name} is “{given}”. It must be a whole number from {min} to {max}, such as {example}.',
  'server.settings.number': '{name} is “{given}”. It must be a number from {min} to {max}, such as {example}.',
  'server.settings.choice': '{name} is “{given}”. It must be one of {known}.',
  'server.settings.form': '{name} isn’t valid. It should look like this: {example}',
  'server.settings.pair': '{given} is set, but {missing} isn’t. Mail needs both, for example: {missing}={example}',
  'server.port.taken':
    'Port {port} is in use, perhaps by another Moonstaff. Stop the other program, or set {setting} to another number, such as {example}.',
  'server.port.forbidden':
    'This account can’t listen on port {port}. Set {setting} to 1024 or higher, such as {example}.',
  'server.host.elsewhere':
    'The address “{host}” doesn’t belong to this computer. Set {setting} to one of its own, such as {example}, or leave it out to listen on all of them.',
  'server.database.unreachable':
    'PostgreSQL at {where} doesn’t answer: {reason}. Is it running, and is {setting} right? For example: {example}',
  'server.database.refused':
    'PostgreSQL at {where} refuses the connection: {reason}. {setting} names the user, the password and the database, for example: {example}',
  'server.database.unopened':
    'Can’t open the database “{where}” ({reason}). {setting} must be a folder this account can write to, such as {example}.',
  'server.database.later':
    'This database was written by a later version of Moonstaff. Start that version, or choose another database with {folder} or {address}.',
  'server.database.unsafe':
    'PostgreSQL runs with {off} switched off, so a crash could lose moves that players were told had been saved. Switch that on, or accept the risk with {setting}={example}.',
  'server.mail.confirm': 'Is this your address? Confirm it with this code: {code}',
  'server.preview.invites': '{host} invites you: {game}',
  'server.preview.table': '{host} is hosting a table: {game}',
  'server.preview.open':
    '{seats, plural, one {# seat} other {# seats}}, still free: {free, number}. A name is all you need.',
  'server.preview.playing': 'The game is running.',
  'server.preview.over': 'The game is over.',
  'server.banner.here': 'Play on this computer: {url}',
  'server.banner.house': 'Play on other devices on your network: {url}',
  'server.operator.noPerson': 'There’s nobody called “{who}”.',
  'server.operator.guest': '“{who}” is a guest and has no password.',
  'server.operator.noBackup': 'This isn’t a Moonstaff backup.',
  'server.operator.laterBackup': 'This backup was made by a later version of Moonstaff.',
  'server.operator.notEmpty': 'The database isn’t empty. Restore into an empty one.',
  'server.operator.cutShort':
    'The backup ends early, after {rows, plural, one {# row} other {# rows}}. Nothing was restored.',
  'server.operator.damagedBackup': 'Row {row} of the backup is damaged ({reason}). Nothing was restored.',
  'server.operator.about':
    'Tasks for the operator, whether or not the server is running. Uses the same settings as the server.',
  'server.operator.user': 'username',
  'server.operator.person': 'username or id',
  'server.operator.table': 'table',
  'server.operator.file': 'file',
  'server.operator.resetPassword':
    'prints a one-day password for choosing a new one, signs the person out everywhere and revokes their tokens',
  'server.operator.ban': 'locks the person out',
  'server.operator.unban': 'lets the person back in',
  'server.operator.removeTable': 'deletes the table and all its records',
  'server.operator.backup': 'saves everything to a new file',
  'server.operator.restore': 'fills an empty database from a backup',
  'server.operator.lang': 'the language of this command',
  'server.operator.unknown': 'There’s no command “{command}”. Commands: {known}.',
  'server.operator.missing': '“{command}” needs {what}.',
  'server.operator.fileThere': '“{file}” already exists, and a backup never overwrites anything.',
  'server.operator.noFile': 'Can’t read or write “{file}”.',
  'server.operator.noDatabase': 'There’s no database at “{where}”. Are you using the same settings as the server?',
  'server.operator.didReset':
    'Give “{who}” this password. It’s good for one day and lets them choose a new one. They’ve been signed out everywhere.',
  'server.operator.didBan': '“{who}” is locked out.',
  'server.operator.didUnban': '“{who}” can come back in.',
  'server.operator.didRemove': 'Deleted the table “{table}”.',
  'server.operator.didBackup': 'Saved to “{file}”: {rows, plural, one {# row} other {# rows}}.',
  'server.operator.didRestore': 'Restored {rows, plural, one {# row} other {# rows}}.',
  'server.operator.list': 'lists people, tables, clubs or reports: the newest, or those that match a search',
  'server.operator.kind': '{kinds}, and what to look for',
  'server.operator.rename': 'gives the person another name',
  'server.operator.personAndName': 'username or id, and the new name',
  'server.operator.forgetGuests': 'deletes guests who haven’t played for that many days and aren’t at a running table',
  'server.operator.days': 'number of days',
  'server.operator.doctor': 'checks the settings, the disk, the database, backups, mail, pushes and the public address',
  'server.operator.badDays': '“{given}” isn’t a number of days.',
  'server.operator.didList': 'Found: {count}.',
  'server.operator.didRename': '“{who}” is now called “{name}”.',
  'server.operator.didForget': 'Guests signed out: {guests}. The running server will remove them.',
  'server.operator.didDoctor': 'Problems found: {problems}.',
  'server.doctor.settings': 'The settings are valid.',
  'server.doctor.database': 'The database works.',
  'server.doctor.tables':
    '{tables, plural, one {# table has its whole history.} other {All # tables have their whole history.}}',
  'server.doctor.tablesDamaged':
    'The history of these tables is damaged: {list}. Restore the last good backup, or remove them with {command}.',
  'server.doctor.disk': '“{where}” has {free} GB free.',
  'server.doctor.diskLow': '“{where}” has only {free} GB free. Make room.',
  'server.doctor.noBackups': 'The server makes no backups. Set {setting} to a folder on another disk.',
  'server.doctor.backup': 'The last backup is “{file}”.',
  'server.doctor.backupFailed': 'The last backup failed: {error}',
  'server.doctor.noBackupYet': 'There’s no backup yet. The server makes one when it starts.',
  'server.doctor.mail': 'The mail server accepts us.',
  'server.doctor.mailFailed': 'The mail server doesn’t accept us: {error}. Check {setting}.',
  'server.doctor.push': 'The push service {service} answers.',
  'server.doctor.pushFailed': 'The push service {service} doesn’t answer from here: {error}. May the server reach it?',
  'server.doctor.pushFaults':
    'The last push didn’t arrive at {failed} of {all} browsers. Look for {event} in the server’s log.',
  'server.doctor.address': '{url} answers.',
  'server.doctor.noAnswer':
    '{url} doesn’t answer from here: {error}. Is the server running, and does the proxy point to it?',
  'server.doctor.headers':
    'The proxy at {url} doesn’t pass on what the server needs, so people can’t do anything. See {page}.',
  'server.doctor.metrics': 'Anyone can read {url}. Block it in the proxy.',
  'server.operator.announce':
    'shows everybody a message until you withdraw it; with --stop MINUTES, that the server will stop',
  'server.operator.message': 'message',
  'server.operator.newCookieKey': 'replaces the key that signs cookies; with --end-all, everybody has to sign in again',
  'server.operator.didReplaceKey': 'There’s a new key. Cookies signed with the old one stay good until they end.',
  'server.operator.didEndCookies':
    'There’s a new key, and all cookies signed with the old ones have ended. Guests can’t come back.',
  'server.operator.withdraw': 'withdraws the announcement',
  'server.operator.noAnnouncement':
    'What do you want to announce? Add a message, or --stop with the minutes until the server stops.',
  'server.operator.longAnnouncement': 'An announcement has at most {limit} characters.',
  'server.operator.badMinutes': '“{given}” isn’t a number of minutes from 1 to {most}.',
  'server.operator.didAnnounce': 'Everybody who has a page open will see it within seconds.',
  'server.operator.didAnnounceStop':
    'Everybody who has a page open will see it within seconds. When the time comes, stop the server yourself.',
  'server.operator.didWithdraw': 'The announcement is gone.',
  'server.doctor.databaseFailed': 'The database doesn’t work: {error}. Check {setting}.',
  'server.doctor.backupOld': 'The last backup, “{file}”, is older than planned. Is the server running?',
  'server.doctor.socket': 'Live tables get through to the server.',
  'server.doctor.noSocket':
    'Live tables don’t get through: the proxy at {url} must pass on {kind} connections. See {page}.',
  'server.doctor.insecure':
    'The server doesn’t notice that people come by {scheme}. The proxy must send {header}, and {setting} must be 1.',
  'server.operator.diskFull': 'There’s no room left on the disk for {file}. Nothing was written.',
  'bots.game': 'No bot plays “{game}”. Games with bots: {known}.',
  'server.mail.reset':
    'Somebody wants to choose a new password for your account “{username}”. If that’s you, open this link within an hour. If not, ignore this mail: nothing changes.',
  'server.notice.yourTurn': 'Your turn: {game}',
  'server.notice.asked': 'The others need your answer: {game}',
  'server.notice.finished': 'The game is over: {game}',
  'server.notice.invited': '{name} invites you: {game}',
  'server.notice.rematch': '{name} wants a rematch: {game}',
  'server.notice.mentioned': '{name} mentioned you in the chat: {game}',
  'server.notice.deadline': 'Your time is running out: {game}',
  'server.notice.with': 'With {names}.',
  'server.notice.days': '{n, plural, one {# day} other {# days}} left.',
  'server.notice.hours': '{n, plural, one {# hour} other {# hours}} left.',
  'server.notice.minutes': '{n, plural, one {# minute} other {# minutes}} left.',
  'server.notice.several': 'News from your tables: {n, number}',
  'server.notice.test': 'This is a test. It arrived, so we can reach you here.',
  'server.notice.footer': 'Change what we send you, or stop it:',
  'server.operator.report': 'report',
  'server.operator.closeReport': 'marks a report as dealt with, so it’s no longer listed',
  'server.operator.didClose': 'Report {report} is closed.',
  'server.operator.noReport': 'There’s no open report “{report}”.',
  'server.settings.file': '{name} is “{file}”, which can’t be read.',
  'server.settings.page':
    '{name} is “{file}”, which can’t be read. It must be an address that starts with https:// or a file with text.',
} as const;
