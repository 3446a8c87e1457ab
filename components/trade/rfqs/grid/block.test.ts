import { blockOf } from './block'

test.each([
  ['FL-1\t500\r\nFL-2\t\r\n', [['FL-1', '500'], ['FL-2', '']]],
  ['"two\nlines"\t"8"" bar"\n', [['two\nlines', '8" bar']]],
  ['8" bar\tEN8\nplain\tSS', [['8" bar', 'EN8'], ['plain', 'SS']]],
  ['"8" bar\tEN8', [['"8" bar', 'EN8']]],
])('a copied block %j is read as cells', (text, cells) => expect(blockOf(text)).toEqual(cells)) // oxfmt-ignore
