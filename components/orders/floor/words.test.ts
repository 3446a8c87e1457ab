import { sayOf } from '@/lib/terms/words/words-of'
import { dueInWords } from './words'

test.each([
  ['2026-11-29', 'due today', 'आज देना है'],
  ['2026-11-30', 'due tomorrow', 'कल देना है'],
  ['2026-12-02', 'due in 3 days', '3 दिन में देना है'],
  ['2027-01-21', 'due 21 Jan 2027', '21 जन॰ 2027 को देना है'],
  ['2026-11-28', '1 day late', '1 दिन लेट'],
  ['2026-11-27', '2 days late', '2 दिन लेट'],
])('an order for %s is %s', (day, english, hindi) => {
  const now = Date.parse('2026-11-29T06:00:00Z')
  expect([sayOf('en'), sayOf('hi')].map((say) => dueInWords(say, `${day}T10:00:00Z`, now))).toEqual([english, hindi])
})
