export { FAULT } from './fault.ts';
export { ICONS, type Icon } from './icons.ts';
export { FORMS, type Form, type Language } from './language.ts';
export { isLanguage, LANGUAGES, type LanguageCode, OWN_NAMES, preferred } from './languages.ts';
export type { LessonNote } from './lessons.ts';
export { loadWords } from './load.ts';
export { type RuleSection, searchRules, sectionAbout } from './rules.ts';
export { plain, type Segment, type Sentence } from './segment.ts';
export { type Scene, type ShellArgs, type ShellKey, Words } from './words.ts';
