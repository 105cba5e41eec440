import type { operator as english } from '../en/operator.ts';
import type { Translation } from '../language.ts';

export const operator: Translation<typeof english> = {
  'server.data.moved': 'Die Spiele sind von „{from}“ nach „{to}“ umgezogen.',
  'server.data.busy':
    'Die Spiele liegen noch in „{from}“, und ein anderes Programm benutzt sie. Beende dieses Programm und starte dann Moonstaff neu.',
  'server.settings.whole':
    '{name} ist „{given}“; es muss eine ganze Zahl von {min} bis {max} sein, zum Beispiel {example}.',
  'server.settings.number': '{name} ist „{given}“; es muss eine Zahl von {min} bis {max} sein, zum Beispiel {example}.',
  'server.settings.choice': '{name} ist „{given}“; möglich sind {known}.',
  'server.settings.form': '{name} ist ungültig. Es sollte so aussehen: {example}',
  'server.settings.pair':
    '{given} ist gesetzt, {missing} aber nicht; für E-Mails ist beides nötig, zum Beispiel: {missing}={example}',
  'server.port.taken':
    'Port {port} ist schon belegt, vielleicht von einem anderen Moonstaff. Beende das andere Programm oder setze {setting} auf eine andere Zahl, zum Beispiel {example}.',
  'server.port.forbidden':
    'Dieses Benutzerkonto darf nicht auf Port {port} lauschen. Setze {setting} auf eine Zahl ab 1024, zum Beispiel {example}.',
  'server.host.elsewhere':
    'Die Adresse „{host}“ gehört nicht zu diesem Computer. Setze {setting} auf eine eigene, zum Beispiel {example}, oder lass die Einstellung weg, um auf allen zu lauschen.',
  'server.database.unreachable':
    'PostgreSQL unter {where} antwortet nicht: {reason}. Läuft es, und stimmt {setting}? Zum Beispiel: {example}',
  'server.database.refused':
    'PostgreSQL unter {where} weist den Server ab: {reason}. {setting} nennt Benutzer, Passwort und Datenbank, zum Beispiel: {example}',
  'server.database.unopened':
    'Die Datenbank „{where}“ lässt sich nicht öffnen ({reason}). {setting} muss ein Ordner sein, in den dieses Benutzerkonto schreiben darf, zum Beispiel {example}.',
  'server.database.later':
    'Die Datenbank stammt von einer neueren Version von Moonstaff. Starte die neuere Version oder wähle mit {folder} oder {address} eine andere Datenbank.',
  'server.database.unsafe':
    'Bei PostgreSQL ist {off} ausgeschaltet: Züge, die den Spielern als gespeichert gemeldet wurden, könnten bei einem Absturz verloren gehen. Schalte es ein oder nimm das Risiko mit {setting}={example} in Kauf.',
  'server.mail.confirm': 'Ist das deine Adresse? Dann bestätige sie mit diesem Code: {code}',
  'server.preview.invites': '{host} lädt dich ein: {game}',
  'server.preview.table': '{game} – ein Tisch von {host}',
  'server.preview.open': '{seats, plural, one {# Platz} other {# Plätze}}, noch frei: {free, number}. Ein Name genügt.',
  'server.preview.playing': 'Das Spiel läuft.',
  'server.preview.over': 'Das Spiel ist zu Ende.',
  'server.start.about': 'Startet den Server. Eingestellt wird er mit Umgebungsvariablen: {page}',
  'server.option.unknown': 'Es gibt keine Option „{given}“; siehe {help}.',
  'server.banner.here': 'Auf diesem Computer spielen: {url}',
  'server.banner.house': 'Auf anderen Geräten im selben Netz spielen: {url}',
  'server.operator.noPerson': 'Es gibt niemanden namens „{who}“.',
  'server.operator.guest': '„{who}“ ist ein Gast ohne Passwort.',
  'server.operator.noBackup': 'Das ist keine Sicherung von Moonstaff.',
  'server.operator.laterBackup': 'Diese Sicherung stammt von einer neueren Version von Moonstaff.',
  'server.operator.notEmpty': 'Die Datenbank ist nicht leer. Stelle die Sicherung in einer leeren wieder her.',
  'server.operator.cutShort':
    'Die Sicherung bricht nach {rows, plural, one {# Zeile} other {# Zeilen}} ab; nichts wurde wiederhergestellt.',
  'server.operator.damagedBackup':
    'Zeile {row} der Sicherung ist beschädigt ({reason}); nichts wurde wiederhergestellt.',
  'server.operator.about':
    'Aufgaben für Betreiber, egal ob der Server läuft oder nicht. Es gelten dieselben Einstellungen wie für den Server.',
  'server.operator.user': 'Benutzername',
  'server.operator.person': 'Benutzername oder Kennung',
  'server.operator.table': 'Tisch',
  'server.operator.file': 'Datei',
  'server.operator.resetPassword':
    'gibt ein Passwort aus, mit dem die Person binnen eines Tages ein neues wählen kann, meldet sie überall ab und widerruft ihre Zugangsschlüssel',
  'server.operator.ban': 'sperrt die Person',
  'server.operator.unban': 'entsperrt die Person',
  'server.operator.removeTable': 'löscht den Tisch mit allen Aufzeichnungen',
  'server.operator.backup': 'sichert alles in eine neue Datei',
  'server.operator.restore': 'füllt eine leere Datenbank aus einer Sicherung',
  'server.operator.lang': 'die Sprache dieses Befehls',
  'server.operator.unknown': 'Es gibt keinen Befehl „{command}“. Befehle: {known}.',
  'server.operator.missing': '„{command}“ braucht noch eine Angabe: {what}.',
  'server.operator.fileThere': '„{file}“ gibt es schon; eine Sicherung überschreibt nie etwas.',
  'server.operator.noFile': '„{file}“ lässt sich nicht lesen oder schreiben.',
  'server.operator.noDatabase':
    'Unter „{where}“ liegt keine Datenbank. Verwendest du dieselben Einstellungen wie der Server?',
  'server.operator.didReset':
    'Gib „{who}“ dieses Passwort. Es gilt einen Tag und erlaubt, ein neues zu wählen. Die Person wurde überall abgemeldet.',
  'server.operator.didBan': '„{who}“ ist gesperrt.',
  'server.operator.didUnban': '„{who}“ ist entsperrt.',
  'server.operator.didRemove': 'Der Tisch „{table}“ ist gelöscht.',
  'server.operator.didBackup': 'In „{file}“ gesichert: {rows, plural, one {# Zeile} other {# Zeilen}}.',
  'server.operator.didRestore': 'Wiederhergestellt: {rows, plural, one {# Zeile} other {# Zeilen}}.',
  'server.operator.list': 'listet Personen, Tische, Clubs oder Meldungen auf: die neuesten oder die passenden',
  'server.operator.kind': '{kinds}, und wonach du suchst',
  'server.operator.rename': 'gibt der Person einen anderen Namen',
  'server.operator.personAndName': 'Benutzername oder Kennung, und der neue Name',
  'server.operator.forgetGuests':
    'löscht Gäste, die so viele Tage nicht gespielt haben und an keinem laufenden Tisch sitzen',
  'server.operator.days': 'Anzahl der Tage',
  'server.operator.doctor':
    'prüft Einstellungen, Festplatte, Datenbank, Sicherungen, E-Mail, Benachrichtigungen und die öffentliche Adresse',
  'server.operator.badDays': '„{given}“ ist keine Anzahl von Tagen.',
  'server.operator.didList': 'Gefunden: {count}.',
  'server.operator.didRename': '„{who}“ heißt jetzt „{name}“.',
  'server.operator.didForget': 'Abgemeldete Gäste: {guests}. Der laufende Server löscht sie.',
  'server.operator.didDoctor': 'Gefundene Probleme: {problems}.',
  'server.doctor.settings': 'Die Einstellungen sind gültig.',
  'server.doctor.database': 'Die Datenbank funktioniert.',
  'server.doctor.tables':
    '{tables, plural, one {Der Verlauf von # Tisch ist vollständig.} other {Die Verläufe aller # Tische sind vollständig.}}',
  'server.doctor.tablesDamaged':
    'Der Verlauf dieser Tische ist beschädigt: {list}. Stelle die letzte gute Sicherung wieder her oder entferne die Tische mit {command}.',
  'server.doctor.disk': 'Für „{where}“ sind {free} GB frei.',
  'server.doctor.diskLow': 'Für „{where}“ sind nur noch {free} GB frei. Schaffe Platz.',
  'server.doctor.noBackups':
    'Der Server macht keine Sicherungen. Setze {setting} auf einen Ordner, am besten auf einer anderen Festplatte.',
  'server.doctor.backup': 'Die letzte Sicherung ist „{file}“.',
  'server.doctor.backupFailed': 'Die letzte Sicherung ist gescheitert: {error}',
  'server.doctor.noBackupYet': 'Es gibt noch keine Sicherung. Der Server macht eine, wenn er startet.',
  'server.doctor.mail': 'Die Verbindung zum Mailserver klappt.',
  'server.doctor.mailFailed': 'Die Verbindung zum Mailserver klappt nicht: {error}. Prüfe {setting}.',
  'server.doctor.push': 'Der Benachrichtigungsdienst {service} antwortet.',
  'server.doctor.pushFailed':
    'Der Benachrichtigungsdienst {service} antwortet von hier aus nicht: {error}. Darf der Server ihn erreichen?',
  'server.doctor.pushFaults':
    'Die letzte Benachrichtigung kam bei {failed} von {all} Browsern nicht an. Suche in den Meldungen des Servers nach {event}.',
  'server.doctor.address': '{url} antwortet.',
  'server.doctor.noAnswer':
    '{url} antwortet von hier aus nicht: {error}. Läuft der Server, und zeigt der Proxy auf ihn?',
  'server.doctor.headers':
    'Der Proxy unter {url} gibt nicht weiter, was der Server braucht; so kann niemand spielen. Siehe {page}.',
  'server.doctor.metrics': 'Alle können {url} lesen. Sperre das im Proxy.',
  'server.operator.announce':
    'zeigt allen eine Nachricht, bis du sie zurückziehst; mit --stop MINUTEN auch, dass der Server anhält',
  'server.operator.message': 'Nachricht',
  'server.operator.newCookieKey':
    'ersetzt den Schlüssel, der Cookies signiert; mit --end-all müssen sich alle neu anmelden',
  'server.operator.didReplaceKey': 'Es gibt einen neuen Schlüssel. Cookies des alten gelten weiter, bis sie ablaufen.',
  'server.operator.didEndCookies':
    'Es gibt einen neuen Schlüssel; alle Cookies der alten sind ungültig. Gäste können nicht zurück.',
  'server.operator.withdraw': 'zieht die Ankündigung zurück',
  'server.operator.noAnnouncement':
    'Was möchtest du ankündigen? Gib eine Nachricht an oder mit --stop die Minuten, bis der Server anhält.',
  'server.operator.longAnnouncement': 'Eine Ankündigung hat höchstens {limit} Zeichen.',
  'server.operator.badMinutes': '„{given}“ ist keine Anzahl von Minuten zwischen 1 und {most}.',
  'server.operator.didAnnounce': 'Alle, die eine Seite offen haben, sehen sie in wenigen Sekunden.',
  'server.operator.didAnnounceStop':
    'Alle, die eine Seite offen haben, sehen sie in wenigen Sekunden. Den Server hältst du zur angekündigten Zeit selbst an.',
  'server.operator.didWithdraw': 'Die Ankündigung ist zurückgezogen.',
  'server.doctor.databaseFailed': 'Die Datenbank funktioniert nicht: {error}. Prüfe {setting}.',
  'server.doctor.backupOld': 'Die letzte Sicherung, „{file}“, ist älter als geplant. Läuft der Server?',
  'server.doctor.socket': 'Laufende Spiele erreichen den Server.',
  'server.doctor.noSocket':
    'Laufende Spiele erreichen den Server nicht: Der Proxy bei {url} muss {kind}-Verbindungen weitergeben. Siehe {page}.',
  'server.doctor.insecure':
    'Der Server merkt nicht, dass die Leute über {scheme} kommen. Der Proxy muss {header} senden, und {setting} muss 1 sein.',
  'server.operator.diskFull': 'Auf der Festplatte ist kein Platz mehr für {file}. Es wurde nichts geschrieben.',
  'bots.game': 'Für „{game}“ gibt es keinen Bot. Spiele mit Bots: {known}.',
  'server.mail.reset':
    'Jemand möchte für dein Konto „{username}“ ein neues Passwort wählen. Wenn du das bist, öffne innerhalb einer Stunde diesen Link. Wenn nicht, ignoriere diese E-Mail: Es ändert sich nichts.',
  'server.notice.yourTurn': 'Du bist am Zug: {game}',
  'server.notice.asked': 'Die anderen warten auf deine Antwort: {game}',
  'server.notice.finished': 'Das Spiel ist zu Ende: {game}',
  'server.notice.invited': '{name} lädt dich ein: {game}',
  'server.notice.rematch': '{name} möchte eine Revanche: {game}',
  'server.notice.mentioned': '{name} hat dich im Chat erwähnt: {game}',
  'server.notice.deadline': 'Deine Zeit läuft ab: {game}',
  'server.notice.with': 'Mit {names}.',
  'server.notice.days': 'Noch {n, plural, one {# Tag} other {# Tage}}.',
  'server.notice.hours': 'Noch {n, plural, one {# Stunde} other {# Stunden}}.',
  'server.notice.minutes': 'Noch {n, plural, one {# Minute} other {# Minuten}}.',
  'server.notice.several': 'Neues von deinen Tischen: {n, number}',
  'server.notice.test': 'Das ist ein Test. Er ist angekommen, also erreichen wir dich hier.',
  'server.notice.footer': 'Ändern, was wir dir schicken, oder es abstellen:',
  'server.operator.report': 'Meldung',
  'server.operator.closeReport': 'hakt eine Meldung ab, sie wird dann nicht mehr aufgelistet',
  'server.operator.didClose': 'Die Meldung {report} ist abgehakt.',
  'server.operator.noReport': 'Eine offene Meldung „{report}“ gibt es nicht.',
  'server.settings.file': '{name} ist „{file}“. Diese Datei lässt sich nicht lesen.',
  'server.settings.page':
    '{name} ist „{file}“ und lässt sich nicht lesen. Es muss eine Adresse sein, die mit https:// beginnt, oder eine Datei mit Text.',
};
