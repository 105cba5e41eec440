import type { operator as english } from '../en/operator.ts';
import type { Translation } from '../language.ts';

export const operator: Translation<typeof english> = {
  'server.data.moved': 'Przeniesiono gry z „{from}” do „{to}”.',
  'server.data.busy':
    'Gry wciąż są w „{from}” i używa ich inny program. Zatrzymaj tamten program, a potem uruchom ponownie Moonstaff.',
  'server.settings.whole':
    '{name} ma wartość „{given}”; musi to być liczba całkowita od {min} do {max}, na przykład {example}.',
  'server.settings.number': '{name} ma wartość „{given}”; musi to być liczba od {min} do {max}, na przykład {example}.',
  'server.settings.choice': '{name} ma wartość „{given}”; możliwe wartości to {known}.',
  'server.settings.form': 'Wartość {name} jest nieprawidłowa. Powinna wyglądać tak: {example}',
  'server.settings.pair':
    'Ustawiono {given}, ale nie {missing}; do poczty potrzebne są obie zmienne, na przykład: {missing}={example}',
  'server.port.taken':
    'Port {port} jest już zajęty, być może przez inny serwer Moonstaff. Zatrzymaj tamten program albo ustaw {setting} na inną liczbę, na przykład {example}.',
  'server.port.forbidden':
    'To konto nie może nasłuchiwać na porcie {port}. Ustaw {setting} na liczbę od 1024 wzwyż, na przykład {example}.',
  'server.host.elsewhere':
    'Adres „{host}” nie należy do tego komputera. Ustaw {setting} na jeden z jego adresów, na przykład {example}, albo pomiń tę zmienną, aby nasłuchiwać na wszystkich.',
  'server.database.unreachable':
    'PostgreSQL pod adresem {where} nie odpowiada: {reason}. Czy działa i czy {setting} ma poprawną wartość? Na przykład: {example}',
  'server.database.refused':
    'PostgreSQL pod adresem {where} odmawia dostępu: {reason}. {setting} podaje użytkownika, hasło i bazę danych, na przykład: {example}',
  'server.database.unopened':
    'Nie można otworzyć bazy danych „{where}” ({reason}). {setting} musi wskazywać folder, w którym to konto może zapisywać, na przykład {example}.',
  'server.database.later':
    'Bazę danych zapisała nowsza wersja Moonstaff. Uruchom tamtą wersję albo wskaż inną bazę danych przez {folder} lub {address}.',
  'server.database.unsafe':
    'W PostgreSQL wyłączono {off}: ruchy potwierdzone graczom jako zapisane mogą przepaść po awarii. Włącz tę opcję albo zaakceptuj ryzyko przez {setting}={example}.',
  'server.mail.confirm': 'Czy to twój adres? Potwierdź go tym kodem: {code}',
  'server.preview.invites': '{host} zaprasza do gry: {game}',
  'server.preview.table': '{game} – gospodarz stołu: {host}',
  'server.preview.open':
    '{seats, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}, wolne: {free, number}. Wystarczy podać imię.',
  'server.preview.playing': 'Gra trwa.',
  'server.preview.over': 'Gra się skończyła.',
  'server.start.about': 'Uruchamia serwer. Wszystkie ustawienia to zmienne środowiskowe: {page}',
  'server.option.unknown': 'Nie ma opcji „{given}”; zobacz {help}.',
  'server.banner.here': 'Graj na tym komputerze: {url}',
  'server.banner.house': 'Graj na innych urządzeniach w tej samej sieci: {url}',
  'server.operator.noPerson': 'Nie ma osoby „{who}”.',
  'server.operator.guest': '„{who}” to gość bez hasła.',
  'server.operator.noBackup': 'To nie jest kopia zapasowa Moonstaff.',
  'server.operator.laterBackup': 'Ta kopia zapasowa pochodzi z nowszej wersji Moonstaff.',
  'server.operator.notEmpty': 'Baza danych nie jest pusta. Przywróć dane do pustej.',
  'server.operator.cutShort':
    'Kopia zapasowa urywa się po {rows, plural, one {# wierszu} few {# wierszach} many {# wierszach} other {# wiersza}}; nic nie przywrócono.',
  'server.operator.damagedBackup': 'Wiersz {row} kopii zapasowej jest uszkodzony ({reason}); nic nie przywrócono.',
  'server.operator.about':
    'Zadania dla operatora, niezależnie od tego, czy serwer działa. Obowiązują te same ustawienia co dla serwera.',
  'server.operator.user': 'nazwa użytkownika',
  'server.operator.person': 'nazwa użytkownika lub identyfikator',
  'server.operator.table': 'stół',
  'server.operator.file': 'plik',
  'server.operator.resetPassword':
    'wypisuje hasło, które w ciągu doby pozwala wybrać nowe, wylogowuje osobę wszędzie i unieważnia jej tokeny',
  'server.operator.ban': 'blokuje osobę',
  'server.operator.unban': 'odblokowuje osobę',
  'server.operator.removeTable': 'usuwa stół ze wszystkimi zapisami',
  'server.operator.backup': 'zapisuje wszystko w nowym pliku',
  'server.operator.restore': 'wypełnia pustą bazę danych z kopii zapasowej',
  'server.operator.lang': 'język tego polecenia',
  'server.operator.unknown': 'Nie ma polecenia „{command}”. Polecenia: {known}.',
  'server.operator.missing': 'Wymagane dane polecenia „{command}”: {what}.',
  'server.operator.fileThere': 'Plik „{file}” już istnieje; kopia zapasowa nigdy niczego nie nadpisuje.',
  'server.operator.noFile': 'Nie można odczytać ani zapisać „{file}”.',
  'server.operator.noDatabase': 'W „{where}” nie ma bazy danych. Czy używasz tych samych ustawień co serwer?',
  'server.operator.didReset':
    'Przekaż to hasło osobie „{who}”. Jest ważne przez dobę i pozwala wybrać nowe. Wylogowano ją wszędzie.',
  'server.operator.didBan': 'Zablokowano osobę „{who}”.',
  'server.operator.didUnban': 'Odblokowano osobę „{who}”.',
  'server.operator.didRemove': 'Usunięto stół „{table}”.',
  'server.operator.didBackup':
    'Zapisano w „{file}”: {rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}.',
  'server.operator.didRestore':
    'Przywrócono: {rows, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}.',
  'server.operator.list': 'wypisuje osoby, stoły, kluby albo zgłoszenia: najnowsze lub pasujące do wyszukiwania',
  'server.operator.kind': '{kinds} i to, czego szukasz',
  'server.operator.rename': 'nadaje osobie inne imię',
  'server.operator.personAndName': 'nazwa użytkownika lub identyfikator i nowe imię',
  'server.operator.forgetGuests': 'usuwa gości, którzy nie grali od tylu dni i nie biorą udziału w trwającej grze',
  'server.operator.days': 'liczba dni',
  'server.operator.doctor':
    'sprawdza ustawienia, dysk, bazę danych, kopie zapasowe, pocztę, powiadomienia i adres publiczny',
  'server.operator.badDays': '„{given}” to nie liczba dni.',
  'server.operator.didList': 'Znaleziono: {count}.',
  'server.operator.didRename': '„{who}” nazywa się teraz „{name}”.',
  'server.operator.didForget': 'Wylogowani goście: {guests}. Działający serwer ich usunie.',
  'server.operator.didDoctor': 'Znalezione problemy: {problems}.',
  'server.doctor.settings': 'Ustawienia są poprawne.',
  'server.doctor.database': 'Baza danych działa.',
  'server.doctor.tables':
    '{tables, plural, one {# stół: historia jest kompletna.} few {# stoły: historia jest kompletna.} many {# stołów: historia jest kompletna.} other {# stołu: historia jest kompletna.}}',
  'server.doctor.tablesDamaged':
    'Historia tych stołów jest uszkodzona: {list}. Przywróć ostatnią dobrą kopię zapasową albo usuń je poleceniem {command}.',
  'server.doctor.disk': 'Wolne miejsce dla „{where}”: {free} GB.',
  'server.doctor.diskLow': 'Dla „{where}” zostało tylko {free} GB. Zwolnij miejsce.',
  'server.doctor.noBackups': 'Serwer nie robi kopii zapasowych. Ustaw {setting} na folder na innym dysku.',
  'server.doctor.backup': 'Ostatnia kopia zapasowa: „{file}”.',
  'server.doctor.backupFailed': 'Ostatnia kopia zapasowa się nie udała: {error}',
  'server.doctor.noBackupYet': 'Nie ma jeszcze kopii zapasowej. Serwer zrobi ją po uruchomieniu.',
  'server.doctor.mail': 'Serwer pocztowy przyjmuje połączenie.',
  'server.doctor.mailFailed': 'Serwer pocztowy nie przyjmuje połączenia: {error}. Sprawdź {setting}.',
  'server.doctor.push': 'Usługa powiadomień {service} odpowiada.',
  'server.doctor.pushFailed':
    'Usługa powiadomień {service} stąd nie odpowiada: {error}. Czy zapora nie blokuje serwerowi dostępu do niej?',
  'server.doctor.pushFaults':
    'Ostatnie powiadomienie nie dotarło do przeglądarek: {failed} z {all}. Poszukaj {event} w dzienniku serwera.',
  'server.doctor.address': '{url} odpowiada.',
  'server.doctor.noAnswer': '{url} stąd nie odpowiada: {error}. Czy serwer działa i czy proxy na niego wskazuje?',
  'server.doctor.headers':
    'Proxy pod adresem {url} nie przekazuje tego, czego potrzebuje serwer, więc nikt nic nie może zrobić. Zobacz {page}.',
  'server.doctor.metrics': 'Każdy może czytać {url}. Zablokuj to w proxy.',
  'server.operator.announce':
    'pokazuje wszystkim komunikat, dopóki go nie wycofasz; z --stop MINUTY także to, że serwer zostanie zatrzymany',
  'server.operator.message': 'komunikat',
  'server.operator.newCookieKey':
    'wymienia klucz podpisujący ciasteczka; z --end-all wszyscy muszą zalogować się ponownie',
  'server.operator.didReplaceKey': 'Jest nowy klucz. Ciasteczka podpisane starym pozostają ważne, dopóki nie wygasną.',
  'server.operator.didEndCookies':
    'Jest nowy klucz, a wszystkie ciasteczka podpisane starymi są nieważne. Goście nie mogą wrócić.',
  'server.operator.withdraw': 'wycofuje komunikat',
  'server.operator.noAnnouncement':
    'Co chcesz ogłosić? Podaj treść albo opcję --stop z liczbą minut do zatrzymania serwera.',
  'server.operator.longAnnouncement': 'Komunikat może mieć najwyżej {limit} znaków.',
  'server.operator.badMinutes': '„{given}” to nie liczba minut od 1 do {most}.',
  'server.operator.didAnnounce': 'Każdy, kto ma otwartą stronę, zobaczy to w ciągu kilku sekund.',
  'server.operator.didAnnounceStop':
    'Każdy, kto ma otwartą stronę, zobaczy to w ciągu kilku sekund. O zapowiedzianej porze zatrzymaj serwer samodzielnie.',
  'server.operator.didWithdraw': 'Komunikat został wycofany.',
  'server.doctor.databaseFailed': 'Baza danych nie działa: {error}. Sprawdź {setting}.',
  'server.doctor.backupOld': 'Ostatnia kopia zapasowa, „{file}”, jest starsza, niż powinna. Czy serwer działa?',
  'server.doctor.socket': 'Połączenia na żywo ze stołami docierają do serwera.',
  'server.doctor.noSocket':
    'Połączenia na żywo ze stołami nie docierają: proxy pod adresem {url} musi przekazywać połączenia {kind}. Zobacz {page}.',
  'server.doctor.insecure':
    'Serwer nie wie, że gracze łączą się przez {scheme}. Proxy musi wysyłać {header}, a {setting} musi mieć wartość 1.',
  'server.operator.diskFull': 'Na dysku nie ma już miejsca na plik {file}. Niczego nie zapisano.',
  'bots.game': 'Żaden bot nie gra w „{game}”. Gry z botami: {known}.',
  'server.mail.reset':
    'Ktoś chce ustawić nowe hasło do twojego konta „{username}”. Jeśli to ty, otwórz ten link w ciągu godziny. Jeśli nie, zignoruj tę wiadomość: nic się nie zmieni.',
  'server.notice.yourTurn': 'Twoja tura: {game}',
  'server.notice.asked': 'Pozostali czekają na twoją odpowiedź: {game}',
  'server.notice.finished': 'Koniec gry: {game}',
  'server.notice.invited': '{name} zaprasza cię do gry: {game}',
  'server.notice.rematch': '{name} chce rewanżu: {game}',
  'server.notice.mentioned': '{name} wspomina o tobie na czacie: {game}',
  'server.notice.deadline': 'Kończy ci się czas: {game}',
  'server.notice.with': 'Przy stole: {names}.',
  'server.notice.days': 'Pozostało: {n, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}.',
  'server.notice.hours': 'Pozostało: {n, plural, one {# godzina} few {# godziny} many {# godzin} other {# godziny}}.',
  'server.notice.minutes': 'Pozostało: {n, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}.',
  'server.notice.several': 'Wieści z twoich stołów: {n, number}',
  'server.notice.test': 'To jest test. Dotarł, więc tutaj możemy cię powiadamiać.',
  'server.notice.footer': 'Zmień lub wyłącz powiadomienia:',
  'server.operator.report': 'zgłoszenie',
  'server.operator.closeReport': 'oznacza zgłoszenie jako załatwione i usuwa je z listy',
  'server.operator.didClose': 'Zgłoszenie {report} jest zamknięte.',
  'server.operator.noReport': 'Nie ma otwartego zgłoszenia „{report}”.',
  'server.settings.file': '{name} to „{file}”. Tego pliku nie da się odczytać.',
  'server.settings.page':
    '{name} to „{file}”, czego nie da się odczytać. To musi być adres zaczynający się od https:// albo plik z tekstem.',
};
