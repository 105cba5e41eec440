import type { factors as english, factorAnswers as englishAnswers } from '../en/factors.ts';
import type { Translation } from '../language.ts';

/** The second factor on the account page. */
export const factors: Translation<typeof english> = {
  'factor.title': 'Второй фактор',
  'factor.hint':
    'Тогда для входа кроме пароля понадобится код из приложения или ключ доступа. С одним украденным паролем никто не войдёт.',
  'factor.none': 'У вас его пока нет.',
  'factor.required': 'Этот сервер требует второй фактор для вашей учётной записи. Добавьте его, чтобы продолжить.',
  'factor.app': 'Приложение с кодами',
  'factor.passkey': 'Ключ доступа',
  'factor.addApp': 'Добавить приложение',
  'factor.addPasskey': 'Добавить ключ доступа',
  'factor.remove': 'Удалить',
  'factor.password': 'Текущий пароль',
  'factor.scan':
    'Отсканируйте это приложением-аутентификатором или введите секретный ключ вручную. Затем введите код, который оно покажет.',
  'factor.qr': 'QR-код для приложения-аутентификатора',
  'factor.code': 'Код',
  'factor.confirm': 'Подтвердить',
  'factor.name': 'Название этого устройства',
  'factor.cancel': 'Отмена',
  'factor.recovery':
    'Сохраните эти резервные коды в надёжном месте. Каждый сработает один раз, если вы потеряете второй фактор. Больше мы их не покажем:',
  'factor.left': 'Резервных кодов осталось: {n, number}',
  'factor.signIn': 'Введите код из приложения или резервный код.',
  'factor.usePasskey': 'Использовать ключ доступа',
};

/** What the server answers about it. */
export const factorAnswers: Translation<typeof englishAnswers> = {
  'server.factor.needed': 'Пароль верный. Теперь подтвердите вход вторым фактором.',
  'server.factor.wrong': 'Этот код или ключ доступа неверен, устарел или уже использован.',
  'server.factor.none': 'Такого второго фактора нет.',
  'server.factor.guest': 'Сначала выберите имя пользователя и пароль.',
  'server.factor.many': 'Больше вторых факторов добавить нельзя. Предел: {limit, number}.',
  'server.factor.insecure': 'Ключи доступа работают, только если страница открыта по имени и через https.',
  'server.factor.required':
    'Этот сервер требует второй фактор для вашей учётной записи. Добавьте его на странице учётной записи.',
};
