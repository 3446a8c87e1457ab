import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import { languages, type Language } from '../language'
import en from './en.json'
import { filled } from './file-words'
import hiOfFiles from './files/hi.json'
import mrOfFiles from './files/mr.json'
import hi from './hi.json'
import mr from './mr.json'
import { dayIn, momentIn } from './words'
import { sayOf, wordsOf } from './words-of'

const files: Record<Language, Record<string, string>> = { en, hi, mr }

/** The arguments of a message with their kinds: 'n plural', 'time'. */
const argumentsOf = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.argument) return [element.value]
    if (element.type !== TYPE.plural) return []
    return [`${element.value} plural`, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))]
  })
const asked = (message: string) => [...new Set(argumentsOf(parse(message)))].sort()

test.each(Object.keys(languages) as Language[])(
  '%s has every message, and each asks for what the English one asks for',
  (language) => {
    expect(Object.keys(files[language])).toEqual(Object.keys(en))
    for (const [key, message] of Object.entries(en)) {
      expect([key, files[language][key]!.trim()]).toEqual([key, files[language][key]])
      expect([key, asked(files[language][key]!)]).toEqual([key, asked(message)])
    }
  },
)

test('every plural has the forms that its language knows', () => {
  for (const language of Object.keys(languages) as Language[]) {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
    for (const [key, message] of Object.entries(files[language]))
      for (const element of parse(message))
        if (element.type === TYPE.plural) expect([key, Object.keys(element.options).sort()]).toEqual([key, forms])
  }
})

test.each([
  ['the floor', files.hi, files.mr],
  ['the viewer of files', hiOfFiles, mrOfFiles],
])(
  'Hindi and Marathi of %s are written in Devanagari with Latin figures, and are two languages',
  (_, hindi, marathi) => {
    const isName = (key: string) => key === 'by.admin' || key === 'last.at'
    for (const messages of [hindi, marathi])
      for (const [key, message] of Object.entries(messages).filter(([key]) => !isName(key))) {
        expect([key, message]).toEqual([key, expect.stringMatching(/[\u0904-\u0939]/)])
        expect([key, message]).toEqual([key, expect.not.stringMatching(/[\u0966-\u096f]/)])
      }
    const inMarathi = new Set(Object.values(marathi))
    const same = Object.values(hindi).filter((message) => inMarathi.has(message))
    expect(same.length).toBeLessThan(Object.keys(hindi).length / 3)
  },
)

test('the viewer of files says the same messages in both languages, with names alone in their braces', () => {
  expect(Object.keys(mrOfFiles)).toEqual(Object.keys(hiOfFiles))
  for (const [key, message] of Object.entries(hiOfFiles)) {
    const names = asked(message)
    expect([key, asked(mrOfFiles[key as keyof typeof mrOfFiles])]).toEqual([key, names])
    const values = Object.fromEntries(names.map((name) => [name, 'here']))
    expect([key, filled(message, values)]).toEqual([key, expect.not.stringMatching(/[{}]/)])
  }
})

test('counts, days and moments are said in the language, with the figures of the shop', () => {
  expect(sayOf('en')('line.waits', { n: 1 })).toBe('1 update to send')
  expect(sayOf('en')('line.waits', { n: 3 })).toBe('3 updates to send')
  expect(sayOf('hi')('line.sending', { n: 1 })).toBe('1 अपडेट जा रहा है…')
  expect(sayOf('hi')('line.sending', { n: 12 })).toBe('12 अपडेट जा रहे हैं…')
  expect(sayOf('mr')('line.sending', { n: 2 })).toBe('2 अपडेट जात आहेत…')
  // 19:00 in London is the next day in India.
  expect(dayIn(sayOf('hi'), '2026-11-20T19:00:00Z')).toBe('21 नव॰ 2026')
  expect(momentIn(sayOf('mr'), '2026-11-21T04:30:00Z')).toBe('21 नोव्हें. 2026, 10:00')
})

test('what a page hands to the browser is plain', () => {
  const [, , forms] = (wordsOf.hi['line.waits'] as unknown as [[string, number, object]])[0]
  expect(Object.getPrototypeOf(forms)).toBe(Object.prototype)
})
