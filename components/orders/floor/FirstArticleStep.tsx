import { Ruler } from 'lucide-react'
import { Button } from '@/components/ui/controls/Button'
import { LongText } from '@/components/ui/layout/LongText'
import { Text } from '@/components/ui/layout/Text'
import { useSay } from '@/lib/client/words'
import type { FirstArticle } from '@/lib/contract/orders/first-article'
import { dayOfMonthIn } from '@/lib/terms/words/words'

type Props = { firstArticle: FirstArticle; disabled: boolean; onMeasure: () => void }

/** In the place of the next step, until the first article is accepted: measure it, wait for the answer, or measure it again. */
export function FirstArticleStep({ firstArticle: { state, askedAt, note }, disabled, onMeasure }: Props) {
  const say = useSay()
  if (state === 'asked')
    return (
      <Button variant="contained" size="huge" fullWidth disabled>
        {say('firstArticle.waits', { date: dayOfMonthIn(say, askedAt!) })}
      </Button>
    )
  return (
    <>
      {state === 'rejected' && (
        <Text as="div" tone="error" weight="strong">
          <LongText>{say('firstArticle.rejected', { note: note ?? '' })}</LongText>
        </Text>
      )}
      <Button
        variant="contained"
        size="huge"
        fullWidth
        startIcon={<Ruler size={22} aria-hidden />}
        disabled={disabled}
        onClick={onMeasure}
      >
        {say(state === 'rejected' ? 'firstArticle.again' : 'firstArticle.measure')}
      </Button>
    </>
  )
}
