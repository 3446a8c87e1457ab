import { Check } from 'lucide-react'
import { LinkButton } from '@/components/ui/controls/LinkButton'
import { Section } from '@/components/ui/layout/Section'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import text from '@/components/ui/layout/text.module.css'
import { Text } from '@/components/ui/layout/Text'
import css from './FirstSteps.module.css'

export type FirstStep = {
  title: string
  text: string
  done: boolean
  /** The link to do it; without one there is nothing to do but wait. */
  action?: { href: string; label: string }
}

/** What a newcomer does, in order: what is done is ticked, what comes next has the button. */
export function FirstSteps({ title, lead, steps }: { title: string; lead: string; steps: FirstStep[] }) {
  const next = steps.findIndex((step) => !step.done && step.action)
  return (
    <Section title={title} lead={lead} flush>
      <Stack as="ol" ruled="bare">
        {steps.map((step, i) => (
          <Row
            as="li"
            gap="large"
            key={step.title}
            className={css.step}
            data-done={step.done || undefined}
            data-next={i === next || undefined}
          >
            <span className={css.mark} aria-hidden>
              {step.done ? <Check size={15} strokeWidth={3} /> : i + 1}
            </span>
            <Row wrap gap="large" lineGap="small" grow>
              <Stack grow="wrap">
                <Text as="p" weight={step.done ? 'strong' : 'title'} tone={step.done ? 'secondary' : undefined}>
                  {step.title}
                  {step.done && <span className={text.unseen}>, done</span>}
                </Text>
                <Text as="p" size="small" tone="secondary">
                  {step.text}
                </Text>
              </Stack>
              {!step.done && step.action && (
                <LinkButton href={step.action.href} variant={i === next ? 'contained' : 'outlined'} size="small">
                  {step.action.label}
                </LinkButton>
              )}
            </Row>
          </Row>
        ))}
      </Stack>
    </Section>
  )
}
