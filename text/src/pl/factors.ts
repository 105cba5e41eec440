import type { factors as english, factorAnswers as englishAnswers } from '../en/factors.ts';
import type { Translation } from '../language.ts';

/** The second factor on the account page. */
export const factors: Translation<typeof english> = {
  'factor.title': 'Drugi składnik',
  'factor.hint':
    'Przy logowaniu oprócz hasła potrzebny będzie kod z aplikacji albo passkey. Samo skradzione hasło nikomu nic nie da.',
  'factor.none': 'Nie masz jeszcze żadnego.',
  'factor.required': 'Ten serwer wymaga drugiego składnika na twoim koncie. Dodaj go, aby przejść dalej.',
  'factor.app': 'Aplikacja z kodami',
  'factor.passkey': 'Passkey',
  'factor.addApp': 'Dodaj aplikację',
  'factor.addPasskey': 'Dodaj passkey',
  'factor.remove': 'Usuń',
  'factor.password': 'Obecne hasło',
  'factor.scan': 'Zeskanuj to aplikacją uwierzytelniającą albo przepisz klucz. Potem wpisz kod, który pokaże.',
  'factor.qr': 'Kod QR dla aplikacji uwierzytelniającej',
  'factor.code': 'Kod',
  'factor.confirm': 'Potwierdź',
  'factor.name': 'Nazwa tego urządzenia',
  'factor.cancel': 'Anuluj',
  'factor.recovery':
    'Zachowaj te kody zapasowe w bezpiecznym miejscu. Każdy działa raz, gdy stracisz drugi składnik. Nie pokażemy ich ponownie:',
  'factor.left': 'Pozostałe kody zapasowe: {n, number}',
  'factor.signIn': 'Wpisz kod z aplikacji albo kod zapasowy.',
  'factor.usePasskey': 'Użyj passkeya',
};

/** What the server answers about it. */
export const factorAnswers: Translation<typeof englishAnswers> = {
  'server.factor.needed': 'Hasło jest poprawne. Teraz potwierdź logowanie drugim składnikiem.',
  'server.factor.wrong': 'Ten kod lub passkey jest błędny, wygasł albo został już użyty.',
  'server.factor.none': 'Nie ma takiego drugiego składnika.',
  'server.factor.guest': 'Najpierw wybierz nazwę użytkownika i hasło.',
  'server.factor.many': 'Masz już największą dozwoloną liczbę drugich składników: {limit, number}.',
  'server.factor.insecure': 'Passkeye działają tylko wtedy, gdy strona jest otwarta pod swoją nazwą i przez https.',
  'server.factor.required': 'Ten serwer wymaga drugiego składnika na twoim koncie. Dodaj go na stronie konta.',
};
