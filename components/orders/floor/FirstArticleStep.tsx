import { Ruler } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { LongText } from '@/components/ui/layout/LongText'
import { useSay } from '@/lib/client/words'
import type { FirstArticle } from '@/lib/contract/orders/first-article'
import { dayOfMonthIn } from '@/lib/terms/words/words'
import css from './Floor.module.css'

type Props = { firstArticle: FirstArticle; disabled: boolean; onMeasure: () => void }

/** In the place of the next step, until the first article is accepted: measure it, wait for the answer, or measure it again. */
export function FirstArticleStep({ firstArticle: { state, askedAt, note }, disabled, onMeasure }: Props) {
  const say = useSay()
  if (state === 'asked')
    return (
      <Button variant="contained" className={css.big} disabled>
        {say('firstArticle.waits', { date: dayOfMonthIn(say, askedAt!) })}
      </Button>
    )
  return (
    <>
      {state === 'rejected' && (
        <div className={css.failure}>
          <LongText>{say('firstArticle.rejected', { note: note ?? '' })}</LongText>
        </div>
      )}
      <Button
        variant="contained"
        className={css.big}
        startIcon={<Ruler size={22} aria-hidden />}
        disabled={disabled}
        onClick={onMeasure}
      >
        {say(state === 'rejected' ? 'firstArticle.again' : 'firstArticle.measure')}
      </Button>
    </>
  )
}
