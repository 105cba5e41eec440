import type { operator as english } from '../en/operator.ts';
import type { Translation } from '../language.ts';

export const operator: Translation<typeof english> = {
  'server.data.moved': 'Игры перенесены из «{from}» в «{to}».',
  'server.data.busy':
    'Игры всё ещё лежат в «{from}», и их использует другая программа. Остановите эту программу, а затем снова запустите Moonstaff.',
  'server.settings.whole':
    '{name} имеет значение «{given}», а должно быть целое число от {min} до {max}, например {example}.',
  'server.settings.number':
    '{name} имеет значение «{given}», а должно быть число от {min} до {max}, например {example}.',
  'server.settings.choice': '{name} имеет значение «{given}», а возможны только {known}.',
  'server.settings.form': 'Значение {name} неверно. Оно должно выглядеть так: {example}',
  'server.settings.pair':
    '{given} задано, а {missing} — нет; для почты нужно и то и другое, например: {missing}={example}',
  'server.port.taken':
    'Порт {port} уже занят, возможно, другим сервером Moonstaff. Остановите эту программу или укажите в {setting} другое число, например {example}.',
  'server.port.forbidden':
    'Этой учётной записи нельзя слушать порт {port}. Укажите в {setting} число от 1024, например {example}.',
  'server.host.elsewhere':
    'Адрес «{host}» не принадлежит этому компьютеру. Укажите в {setting} один из его адресов, например {example}, или не задавайте {setting}, чтобы слушать все.',
  'server.database.unreachable':
    'PostgreSQL по адресу {where} не отвечает: {reason}. Запущен ли он и верно ли значение {setting}? Например: {example}',
  'server.database.refused':
    'PostgreSQL по адресу {where} отказывает в доступе: {reason}. {setting} задаёт пользователя, пароль и базу данных, например: {example}',
  'server.database.unopened':
    'Не удаётся открыть базу данных «{where}» ({reason}). В {setting} нужно указать папку, в которую эта учётная запись может писать, например {example}.',
  'server.database.later':
    'База данных записана более новой версией Moonstaff. Запустите ту версию или укажите другую базу данных через {folder} или {address}.',
  'server.database.unsafe':
    'В PostgreSQL отключено: {off}. Ходы, о сохранении которых игрокам уже сообщили, могут пропасть при сбое. Включите это или примите риск через {setting}={example}.',
  'server.mail.confirm': 'Это ваш адрес? Подтвердите его этим кодом: {code}',
  'server.preview.invites': '{host} приглашает вас: {game}',
  'server.preview.table': '{game}. За стол зовёт {host}',
  'server.preview.open':
    '{seats, plural, one {# место} few {# места} many {# мест} other {# места}}, свободно: {free, number}. Нужно только имя.',
  'server.preview.playing': 'Игра идёт.',
  'server.preview.over': 'Игра окончена.',
  'server.start.about': 'Запускает сервер. Все настройки — переменные окружения: {page}',
  'server.option.unknown': 'Параметра «{given}» нет; см. {help}.',
  'server.banner.here': 'Играть на этом компьютере: {url}',
  'server.banner.house': 'Играть на других устройствах в той же сети: {url}',
  'server.operator.noPerson': 'Пользователя «{who}» нет.',
  'server.operator.guest': '«{who}» — гость без пароля.',
  'server.operator.noBackup': 'Это не резервная копия Moonstaff.',
  'server.operator.laterBackup': 'Эта резервная копия сделана более новой версией Moonstaff.',
  'server.operator.notEmpty': 'База данных не пуста. Восстанавливайте в пустую.',
  'server.operator.cutShort':
    'Резервная копия обрывается после {rows, plural, one {# строки} few {# строк} many {# строк} other {# строки}}; ничего не восстановлено.',
  'server.operator.damagedBackup': 'Строка {row} резервной копии повреждена ({reason}); ничего не восстановлено.',
  'server.operator.about':
    'Команды администратора; работают и при запущенном, и при остановленном сервере. Настройки те же, что у сервера.',
  'server.operator.user': 'имя пользователя',
  'server.operator.person': 'имя пользователя или идентификатор',
  'server.operator.table': 'стол',
  'server.operator.file': 'файл',
  'server.operator.resetPassword':
    'выводит пароль, с которым пользователь в течение суток может выбрать новый, завершает все его сеансы и отзывает его токены',
  'server.operator.ban': 'блокирует пользователя',
  'server.operator.unban': 'снимает блокировку с пользователя',
  'server.operator.removeTable': 'удаляет стол со всеми записями',
  'server.operator.backup': 'сохраняет всё в новый файл',
  'server.operator.restore': 'заполняет пустую базу данных из резервной копии',
  'server.operator.lang': 'язык этой команды',
  'server.operator.unknown': 'Команды «{command}» нет. Команды: {known}.',
  'server.operator.missing': 'Для команды «{command}» нужно указать: {what}.',
  'server.operator.fileThere': 'Файл «{file}» уже есть; резервная копия никогда ничего не перезаписывает.',
  'server.operator.noFile': 'Не удаётся прочитать или записать «{file}».',
  'server.operator.noDatabase': 'В «{where}» нет базы данных. Используете ли вы те же настройки, что и сервер?',
  'server.operator.didReset':
    'Передайте пользователю «{who}» этот пароль. Он действует сутки и позволяет выбрать новый. Все сеансы завершены.',
  'server.operator.didBan': 'Пользователь «{who}» заблокирован.',
  'server.operator.didUnban': 'Пользователь «{who}» разблокирован.',
  'server.operator.didRemove': 'Стол «{table}» удалён.',
  'server.operator.didBackup':
    'Сохранено в «{file}»: {rows, plural, one {# строка} few {# строки} many {# строк} other {# строки}}.',
  'server.operator.didRestore':
    'Восстановлено: {rows, plural, one {# строка} few {# строки} many {# строк} other {# строки}}.',
  'server.operator.list': 'выводит список пользователей, столов, клубов или жалоб: самые новые или по запросу',
  'server.operator.kind': '{kinds} и что искать',
  'server.operator.rename': 'даёт пользователю другое имя',
  'server.operator.personAndName': 'имя пользователя или идентификатор и новое имя',
  'server.operator.forgetGuests': 'удаляет гостей, которые не играли столько дней и не сидят за столом, где идёт игра',
  'server.operator.days': 'число дней',
  'server.operator.doctor':
    'проверяет настройки, диск, базу данных, резервные копии, почту, уведомления и внешний адрес',
  'server.operator.badDays': '«{given}» — не число дней.',
  'server.operator.didList': 'Найдено: {count}.',
  'server.operator.didRename': 'Пользователя «{who}» теперь зовут «{name}».',
  'server.operator.didForget': 'Гостей отключено: {guests}. Работающий сервер их удалит.',
  'server.operator.didDoctor': 'Найдено проблем: {problems}.',
  'server.doctor.settings': 'Настройки верны.',
  'server.doctor.database': 'База данных работает.',
  'server.doctor.tables':
    '{tables, plural, one {# стол: история цела.} few {# стола: история цела.} many {# столов: история цела.} other {# стола: история цела.}}',
  'server.doctor.tablesDamaged':
    'История этих столов повреждена: {list}. Восстановите последнюю исправную резервную копию или удалите их командой {command}.',
  'server.doctor.disk': 'Для «{where}» свободно {free} ГБ.',
  'server.doctor.diskLow': 'Для «{where}» осталось только {free} ГБ. Освободите место.',
  'server.doctor.noBackups': 'Сервер не делает резервных копий. Укажите в {setting} папку на другом диске.',
  'server.doctor.backup': 'Последняя резервная копия: «{file}».',
  'server.doctor.backupFailed': 'Последняя резервная копия не удалась: {error}',
  'server.doctor.noBackupYet': 'Резервных копий пока нет. Сервер сделает копию при запуске.',
  'server.doctor.mail': 'Почтовый сервер нас принимает.',
  'server.doctor.mailFailed': 'Почтовый сервер нас не принимает: {error}. Проверьте {setting}.',
  'server.doctor.push': 'Служба уведомлений {service} отвечает.',
  'server.doctor.pushFailed':
    'Служба уведомлений {service} отсюда не отвечает: {error}. Не мешает ли серверу брандмауэр?',
  'server.doctor.pushFaults':
    'Последнее уведомление не дошло до браузеров: {failed} из {all}. Найдите {event} в журнале сервера.',
  'server.doctor.address': '{url} отвечает.',
  'server.doctor.noAnswer': '{url} отсюда не отвечает: {error}. Запущен ли сервер и указывает ли на него прокси?',
  'server.doctor.headers':
    'Прокси по адресу {url} не передаёт того, что нужно серверу, поэтому никто ничего не может сделать. См. {page}.',
  'server.doctor.metrics': '{url} может прочитать кто угодно. Закройте доступ в прокси.',
  'server.operator.announce':
    'показывает всем сообщение, пока вы его не отзовёте; с --stop МИНУТЫ — ещё и то, что сервер будет остановлен',
  'server.operator.message': 'сообщение',
  'server.operator.newCookieKey': 'заменяет ключ, которым подписываются cookie; с --end-all всем придётся войти заново',
  'server.operator.didReplaceKey': 'Создан новый ключ. Cookie, подписанные старым, действуют до конца своего срока.',
  'server.operator.didEndCookies':
    'Создан новый ключ, и все cookie, подписанные старыми, больше не действуют. Гости не смогут вернуться.',
  'server.operator.withdraw': 'отзывает объявление',
  'server.operator.noAnnouncement':
    'Что объявить? Добавьте сообщение или укажите после --stop, через сколько минут остановится сервер.',
  'server.operator.longAnnouncement': 'Предел длины объявления в символах: {limit}.',
  'server.operator.badMinutes': '«{given}» — не число минут от 1 до {most}.',
  'server.operator.didAnnounce': 'Все, у кого открыта страница, увидят это через несколько секунд.',
  'server.operator.didAnnounceStop':
    'Все, у кого открыта страница, увидят это через несколько секунд. В назначенное время остановите сервер сами.',
  'server.operator.didWithdraw': 'Объявление отозвано.',
  'server.doctor.databaseFailed': 'База данных не работает: {error}. Проверьте {setting}.',
  'server.doctor.backupOld': 'Последняя резервная копия «{file}» старше, чем должна быть. Запущен ли сервер?',
  'server.doctor.socket': 'Соединения столов в реальном времени доходят до сервера.',
  'server.doctor.noSocket':
    'Соединения столов в реальном времени не проходят: прокси {url} должен пропускать соединения {kind}. См. {page}.',
  'server.doctor.insecure':
    'Сервер не видит, что к нему обращаются по {scheme}. Прокси должен передавать {header}, а {setting} — иметь значение 1.',
  'server.operator.diskFull': 'На диске не осталось места для {file}. Ничего не записано.',
  'bots.game': 'В «{game}» не играет ни один бот. Игры с ботами: {known}.',
  'server.mail.reset':
    'Кто-то хочет задать новый пароль для вашей учётной записи «{username}». Если это вы, откройте ссылку в течение часа. Если нет, не обращайте внимания на это письмо: ничего не изменится.',
  'server.notice.yourTurn': 'Ваш ход: {game}',
  'server.notice.asked': 'Ждут вашего ответа: {game}',
  'server.notice.finished': 'Игра окончена: {game}',
  'server.notice.invited': '{name} приглашает вас: {game}',
  'server.notice.rematch': '{name} предлагает реванш: {game}',
  'server.notice.mentioned': '{name} упоминает вас в чате: {game}',
  'server.notice.deadline': 'Ваше время на исходе: {game}',
  'server.notice.with': 'За столом: {names}.',
  'server.notice.days': 'Осталось: {n, plural, one {# день} few {# дня} many {# дней} other {# дня}}.',
  'server.notice.hours': 'Осталось: {n, plural, one {# час} few {# часа} many {# часов} other {# часа}}.',
  'server.notice.minutes': 'Осталось: {n, plural, one {# минута} few {# минуты} many {# минут} other {# минуты}}.',
  'server.notice.several': 'Новости с ваших столов: {n, number}',
  'server.notice.test': 'Это проверка. Сообщение дошло, значит, здесь мы можем до вас достучаться.',
  'server.notice.footer': 'Изменить или отключить уведомления:',
  'server.operator.report': 'жалоба',
  'server.operator.closeReport': 'отмечает жалобу как рассмотренную и убирает её из списка',
  'server.operator.didClose': 'Жалоба {report} закрыта.',
  'server.operator.noReport': 'Открытой жалобы «{report}» нет.',
  'server.settings.file': '{name}: файл «{file}» не читается.',
  'server.settings.page':
    '{name}: «{file}» не читается. Нужен адрес, который начинается с https://, или файл с текстом.',
};
