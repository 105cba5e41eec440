import type { Amount } from '../arnak/amounts.ts';
import type { Icon } from '../icons.ts';
import type { Form } from '../language.ts';
import type { Segment } from '../segment.ts';

/**
 * Формы существительного: единственное число в именительном, винительном и родительном падежах, родительный
 * множественного (после 5), форма после 2–4 и она же в винительном: у одушевлённых там родительный множественного.
 */
export interface Noun {
  readonly nom: string;
  readonly acc: string;
  readonly gen: string;
  readonly many: string;
  readonly few: string;
  readonly fewAcc: string;
}

function thing(nom: string, acc: string, gen: string, many: string, few = gen): Noun {
  return { nom, acc, gen, many, few, fewAcc: few };
}

const being = (nom: string, gen: string, many: string): Noun => ({ nom, acc: gen, gen, many, few: gen, fewAcc: many });

export const nouns: { readonly [Name in Icon]: Noun } = {
  coin: thing('монета', 'монету', 'монеты', 'монет'),
  compass: thing('компас', 'компас', 'компаса', 'компасов'),
  tablet: thing('табличка', 'табличку', 'таблички', 'табличек'),
  arrowhead: thing('наконечник', 'наконечник', 'наконечника', 'наконечников'),
  jewel: thing('рубин', 'рубин', 'рубина', 'рубинов'),
  boot: thing('ботинок', 'ботинок', 'ботинка', 'ботинок'),
  car: thing('автомобиль', 'автомобиль', 'автомобиля', 'автомобилей'),
  ship: thing('корабль', 'корабль', 'корабля', 'кораблей'),
  plane: thing('самолёт', 'самолёт', 'самолёта', 'самолётов'),
  card: thing('карта', 'карту', 'карты', 'карт'),
  handCard: thing('карта с руки', 'карту с руки', 'карты с руки', 'карт с руки'),
  fear: thing('карта ужаса', 'карту ужаса', 'карты ужаса', 'карт ужаса'),
  exile: thing('изгнание', 'изгнание', 'изгнания', 'изгнаний'),
  upgrade: thing('улучшение', 'улучшение', 'улучшения', 'улучшений'),
  refresh: thing('разворот', 'разворот', 'разворота', 'разворотов'),
  idol: being('идол', 'идола', 'идолов'),
  crateIdol: being('идол из ящиков', 'идола из ящиков', 'идолов из ящиков'),
  archaeologist: being('археолог', 'археолога', 'археологов'),
  assistant: being('помощник', 'помощника', 'помощников'),
  guardian: being('страж', 'стража', 'стражей'),
  notebook: thing('дневник', 'дневник', 'дневника', 'дневников'),
  magnifyingGlass: thing(
    'увеличительное стекло',
    'увеличительное стекло',
    'увеличительного стекла',
    'увеличительных стёкол',
  ),
  pass: thing('пас', 'пас', 'паса', 'пасов'),
  item: thing('предмет', 'предмет', 'предмета', 'предметов'),
  artifact: thing('артефакт', 'артефакт', 'артефакта', 'артефактов'),
  grass: thing('клетка луга', 'клетку луга', 'клетки луга', 'клеток луга'),
  desert: thing('клетка пустыни', 'клетку пустыни', 'клетки пустыни', 'клеток пустыни'),
  mountain: thing('клетка гор', 'клетку гор', 'клетки гор', 'клеток гор'),
  sea: thing('клетка моря', 'клетку моря', 'клетки моря', 'клеток моря'),
  any: thing('клетка', 'клетку', 'клетки', 'клеток'),
  city: thing('город', 'город', 'города', 'городов'),
  ruin: thing('клетка с руинами', 'клетку с руинами', 'клетки с руинами', 'клеток с руинами'),
  village: thing('деревня', 'деревню', 'деревни', 'деревень'),
  tower: thing(
    'наблюдательная башня',
    'наблюдательную башню',
    'наблюдательной башни',
    'наблюдательных башен',
    'наблюдательные башни',
  ),
  treasure: thing('карта сокровища', 'карту сокровища', 'карты сокровища', 'карт сокровищ', 'карты сокровищ'),
  tradingPost: thing('фактория', 'факторию', 'фактории', 'факторий'),
  crystal: thing('кристалл', 'кристалл', 'кристалла', 'кристаллов'),
  explorer: being('первооткрыватель', 'первооткрывателя', 'первооткрывателей'),
};

const rules = new Intl.PluralRules('ru');

/** `1 компас`, `2 компаса`, `5 компасов`; в родительном `1 компаса`, `2 компасов`. */
export function count(n: number, of: Noun, form: Form = 'nom'): string {
  const rule = rules.select(n);
  if (rule === 'one') return `${n} ${form === 'acc' ? of.acc : form === 'gen' ? of.gen : of.nom}`;
  if (rule === 'few' && form !== 'gen') return `${n} ${form === 'acc' ? of.fewAcc : of.few}`;
  return `${n} ${of.many}`;
}

/** `2 монеты`, или 2 и знак монеты. */
export const amount = ({ icon, n }: Amount, form: Form = 'acc'): Segment => ({
  text: count(n, nouns[icon], form),
  icon,
  n,
});

/** Слова после 2–4 и после 5. */
export const byNumber = (n: number, few: string, many: string): string => (rules.select(n) === 'few' ? few : many);
