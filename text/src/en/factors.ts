/** The second factor on the account page. */
export const factors = {
  'factor.title': 'Second factor',
  'factor.hint':
    'Besides your password, signing in then takes a code from an app or a passkey. A stolen password alone gets nobody in.',
  'factor.none': 'You don’t have one yet.',
  'factor.required': 'This server requires a second factor for your account. Add one to go on.',
  'factor.app': 'App with codes',
  'factor.passkey': 'Passkey',
  'factor.addApp': 'Add an app',
  'factor.addPasskey': 'Add a passkey',
  'factor.remove': 'Remove',
  'factor.password': 'Current password',
  'factor.scan': 'Scan this with an authenticator app, or type in the secret key. Then enter the code it shows.',
  'factor.qr': 'QR code for your authenticator app',
  'factor.code': 'Code',
  'factor.confirm': 'Confirm',
  'factor.name': 'Name of this device',
  'factor.cancel': 'Cancel',
  'factor.recovery':
    'Keep these recovery codes somewhere safe. Each works once if you lose your second factor. They won’t be shown again:',
  'factor.left': 'Recovery codes left: {n, number}',
  'factor.signIn': 'Enter the code from your app, or a recovery code.',
  'factor.usePasskey': 'Use a passkey',
} as const;

/** What the server answers about it. */
export const factorAnswers = {
  'server.factor.needed': 'Your password is right. Now use your second factor.',
  'server.factor.wrong': 'This code or passkey isn’t right, is too old, or was used already.',
  'server.factor.none': 'There’s no such second factor.',
  'server.factor.guest': 'Choose a username and a password first.',
  'server.factor.many': 'You already have as many second factors as you can: {limit, number}.',
  'server.factor.insecure': 'Passkeys only work if the page was opened by name over https.',
  'server.factor.required': 'This server requires a second factor for your account. Add one on the account page.',
} as const;
