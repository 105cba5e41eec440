import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { IntlMessageFormat } from 'intl-messageformat';
import { parseMessage, withMinus } from '../src/message.ts';
import { plain } from '../src/segment.ts';
import { argsOf, languages, messagesOf, parsed } from './languages.ts';

const SAMPLES = [0, 1, 2, 5, 11, 21, 22, 1200, -3] as const;

describe('our reader of messages', () => {
  for (const language of languages) {
    it(`fills every message as the complete one does, in ${language.code}`, () => {
      for (const [key, source] of messagesOf(language)) {
        const message = parseMessage(source, language.code);
        const args = [...new Set(argsOf(parsed(source)))];
        assert.deepEqual([...message.args].sort(), args.sort(), key);
        const complete = new IntlMessageFormat(source, language.code, undefined, { ignoreTag: true });
        for (const n of SAMPLES) {
          const values = Object.fromEntries(args.map((name) => [name, n]));
          assert.equal(plain(message.fill(values)), withMinus(String(complete.format(values))), `${key} ${n}`);
        }
      }
    });
  }

  it('reads quotations', () => {
    const read = (source: string): string => plain(parseMessage(source, 'en').fill({ n: 2 }));
    assert.equal(read("It's '{'n'}': {n}"), "It's {n}: 2");
    assert.equal(read("two '' of them"), "two ' of them");
  });

  for (const [source, why] of [
    ['{n', /missing/],
    ['{n, plural, one {#}}', /no branch “other”/],
    ['{n, date}', /we don't use “date”/],
    ['a } b', /closes nothing/],
  ] as const) {
    it(`refuses ${source}`, () => assert.throws(() => parseMessage(source, 'en'), why));
  }

  it('says which value is missing', () =>
    assert.throws(() => parseMessage('{n}', 'en').fill({}), /no value for \{n\}/));
});
