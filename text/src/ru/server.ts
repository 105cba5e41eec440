import type { server as english } from '../en/server.ts';
import type { Translation } from '../language.ts';

export const server: Translation<typeof english> = {
  'server.error': 'На сервере произошла ошибка. Попробуйте ещё раз.',
  'server.http.path': 'По этому адресу ничего нет.',
  'server.http.method': 'Этот адрес не принимает такие запросы.',
  'server.http.size':
    'Сообщение слишком велико; предел — {limit, plural, one {# байт} few {# байта} many {# байт} other {# байта}}.',
  'server.http.json': 'Это сообщение — некорректный JSON.',
  'server.http.shape': 'Ошибка в сообщении, место «{position}» ({reason}).',
  'server.http.origin': 'Эта страница не относится к этому серверу.',
  'server.socket.text': 'Сервер читает только текст.',
  'server.socket.shape': 'Сервер не понимает это сообщение.',
  'server.socket.hello': 'Сначала поздоровайтесь: первое сообщение должно быть приветствием.',
  'server.limit.rate': 'Слишком много запросов. Подождите немного.',
  'server.limit.sockets': 'Слишком много соединений с вашего адреса.',
  'server.limit.watching': 'У вас открыто слишком много столов сразу.',
  'server.limit.underway': 'Слишком много ваших сообщений ещё обрабатывается.',
  'server.limit.tables': 'Больше столов открыть нельзя. Предел: {limit, number}.',
  'server.limit.tokens': 'Больше ключей доступа создать нельзя. Предел: {limit, number}.',
  'server.person.unknown': 'Сначала войдите.',
  'server.person.wrong': 'Неверное имя или пароль.',
  'server.person.nameTaken': 'Это имя пользователя занято.',
  'server.person.claimed': 'У вас уже есть имя пользователя.',
  'server.name.blank': 'В имени должен быть хотя бы один видимый символ.',
  'server.name.signs': 'В имени не должно быть невидимых символов и символов, меняющих направление текста.',
  'server.name.long':
    'В имени может быть не больше {limit, plural, one {# символа} few {# символов} many {# символов} other {# символа}}.',
  'server.invite.none': 'Это приглашение больше не действует. Попросите новое.',
  'server.token.none': 'Такого ключа доступа нет.',
  'server.email.none': 'Этот сервер не отправляет писем.',
  'server.email.code': 'Этот код неверен или устарел.',
  'server.game.none': 'Игры «{game}» нет. Игры: {known}.',
  'server.bot.level': 'Уровня ботов «{level}» нет. Уровни: {levels}.',
  'server.table.none': 'Такого стола нет.',
  'server.table.notOpen': 'Игра уже началась.',
  'server.table.notHost': 'Это может сделать только хозяин стола.',
  'server.table.noSeat': 'За этим столом нет свободных мест.',
  'server.table.noSpectators': 'За этот стол зрителей не пускают.',
  'server.table.full': 'Эта игра стала слишком длинной, чтобы продолжаться.',
  'server.seat.none':
    'Такого места нет. За столом {seats, plural, one {# место} few {# места} many {# мест} other {# места}}.',
  'server.seat.taken': 'Это место занято.',
  'server.seat.already': 'Вы уже сидите здесь.',
  'server.seat.notYours': 'Вы не сидите за этим столом.',
  'server.seat.nobody': 'Там никто не сидит.',
  'server.seat.yourself': 'Это нельзя сделать с собой.',
  'server.seat.notGone': 'Этот игрок ещё здесь.',
  'server.start.openSeat': 'Ещё есть свободное место.',
  'server.start.notReady': 'Ещё не все готовы.',
  'server.play.notRunning': 'За этим столом игра не идёт.',
  'server.play.botPlays': 'На этом месте играет бот. Сначала верните место себе.',
  'server.plan.yourTurn': 'Сейчас ваш ход, заранее решать нечего.',
  'server.ask.open': 'Голосование уже идёт.',
  'server.ask.none': 'Голосования сейчас нет.',
  'server.ask.notYou': 'Вы не можете здесь голосовать или уже проголосовали.',
  'server.chat.off': 'Чат за этим столом выключен.',
  'server.rematch.running': 'Игра ещё идёт.',
  'server.replay.sealed': 'Журнал станет доступен, когда игра закончится.',
  'server.explain.thing': 'Об этом нечего сказать.',
  'server.operator.noPerson': 'Пользователя «{who}» нет.',
  'server.operator.guest': '«{who}» — гость без пароля.',
  'server.operator.noBackup': 'Это не резервная копия Moonstaff.',
  'server.operator.laterBackup': 'Эта резервная копия сделана более новой версией Moonstaff.',
  'server.operator.notEmpty': 'База данных не пуста. Восстанавливайте в пустую.',
  'server.operator.cutShort':
    'Резервная копия обрывается после {rows, plural, one {# строки} few {# строк} many {# строк} other {# строки}}; ничего не восстановлено.',
  'server.password.common': 'Это один из самых распространённых паролей. Выберите другой.',
  'server.password.name': 'Пароль не должен содержать ваше имя.',
  'server.password.temporary': 'Этот пароль временный, с ним можно только выбрать свой. Введите и новый пароль.',
  'server.operator.about':
    'Команды оператора; работают и при запущенном, и при остановленном сервере. Настройки те же, что у сервера.',
  'server.operator.user': 'имя пользователя',
  'server.operator.person': 'имя пользователя или идентификатор',
  'server.operator.table': 'стол',
  'server.operator.file': 'файл',
  'server.operator.resetPassword':
    'выводит пароль, с которым пользователь в течение суток может выбрать новый, завершает все его сеансы и отзывает его ключи доступа',
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
  'server.database.away': 'Сервер сейчас не может связаться с базой данных. Попробуйте ещё раз чуть позже.',
  'server.database.full': 'Диск сервера заполнен, поэтому сейчас ничего нельзя сохранить. Попробуйте позже.',
  'server.database.unsafe':
    'В PostgreSQL отключено: {off}. Ходы, о сохранении которых игрокам уже сообщили, могут пропасть при сбое. Включите это или примите риск через {setting}={example}.',
  'server.table.damaged':
    'Сохранённая история этого стола повреждена начиная с записи {seq}. Её нужно восстановить из резервной копии.',
  'server.operator.diskFull': 'На диске не осталось места для {file}. Ничего не записано.',
  'server.mail.confirm': 'Это ваш адрес? Подтвердите его этим кодом: {code}',
  'server.mail.yourTurn': 'Ваш ход: {game}',
  'server.mail.asked': 'Ждут вашего ответа: {game}',
  'server.mail.started': 'Игра начинается: {game}',
  'server.mail.finished': 'Игра окончена: {game}',
  'server.banner.here': 'Играть на этом компьютере: {url}',
  'server.banner.house': 'Играть на других устройствах в той же сети: {url}',
};
