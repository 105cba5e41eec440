/** What a person may set. */
export const settings = {
  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.sound': 'Sound',
  'settings.motion': 'Motion',
  'settings.motionOff': 'Off',
  'settings.motionFast': 'Fast',
  'settings.motionNormal': 'Normal',
  'settings.motionSlow': 'Slow',
  'settings.textSize': 'Text size',
  'settings.warnings': 'Warn before losing something',
  'settings.keys': 'Show keys',
  'settings.notices': 'Notifications',
  'settings.on': 'On',
  'settings.off': 'Off',
} as const;
