import type { factors as english, factorAnswers as englishAnswers } from '../en/factors.ts';
import type { Translation } from '../language.ts';

/** The second factor on the account page. */
export const factors: Translation<typeof english> = {
  'factor.title': 'Zweiter Faktor',
  'factor.hint':
    'Beim Anmelden brauchst du dann außer dem Passwort noch einen Code aus einer App oder einen Passkey. Ein gestohlenes Passwort allein nützt niemandem.',
  'factor.none': 'Du hast noch keinen.',
  'factor.required': 'Dieser Server verlangt für dein Konto einen zweiten Faktor. Füge einen hinzu, um weiterzumachen.',
  'factor.app': 'App mit Codes',
  'factor.passkey': 'Passkey',
  'factor.addApp': 'App hinzufügen',
  'factor.addPasskey': 'Passkey hinzufügen',
  'factor.remove': 'Entfernen',
  'factor.password': 'Aktuelles Passwort',
  'factor.scan':
    'Scanne das mit einer Authenticator-App oder tippe den Schlüssel ein. Gib dann den Code ein, den sie zeigt.',
  'factor.qr': 'QR-Code für deine Authenticator-App',
  'factor.code': 'Code',
  'factor.confirm': 'Bestätigen',
  'factor.name': 'Name dieses Geräts',
  'factor.cancel': 'Abbrechen',
  'factor.recovery':
    'Bewahre diese Notfallcodes sicher auf. Jeder gilt einmal, falls du deinen zweiten Faktor verlierst. Sie werden nicht noch einmal angezeigt:',
  'factor.left': 'Übrige Notfallcodes: {n, number}',
  'factor.signIn': 'Gib den Code aus deiner App oder einen Notfallcode ein.',
  'factor.usePasskey': 'Passkey verwenden',
};

/** What the server answers about it. */
export const factorAnswers: Translation<typeof englishAnswers> = {
  'server.factor.needed': 'Dein Passwort stimmt. Jetzt fehlt noch dein zweiter Faktor.',
  'server.factor.wrong': 'Dieser Code oder Passkey stimmt nicht, ist abgelaufen oder wurde schon benutzt.',
  'server.factor.none': 'Diesen zweiten Faktor gibt es nicht.',
  'server.factor.guest': 'Wähle zuerst einen Benutzernamen und ein Passwort.',
  'server.factor.many': 'Du hast schon die Höchstzahl an zweiten Faktoren: {limit, number}.',
  'server.factor.insecure': 'Passkeys gehen nur, wenn die Seite mit ihrem Namen und über https geöffnet ist.',
  'server.factor.required':
    'Dieser Server verlangt für dein Konto einen zweiten Faktor. Füge auf der Kontoseite einen hinzu.',
};
