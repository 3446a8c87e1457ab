'use client'

import { useState } from 'react'
import { Section } from '@/components/ui/layout/Section'
import { Switch } from '@/components/ui/form/Switch'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import type { MailChoice, MailTopic } from '@/lib/contract/people/mails'
import css from './mails.module.css'

/** A person chooses here which news also come by mail; each switch is saved at once. */
export function MailChoices() {
  const { data: choices = [], mutate } = useApi('GET /api/user/mails', {})
  // Read again after each: two switches may be on their way, and the answer to one may not know the other. A switch
  // shows what was asked until then.
  const choose = async (topic: MailTopic, on: boolean) => {
    await call('PATCH /api/user/mails', { topic, on })
    await mutate()
  }
  return (
    <Section title="Email notifications" lead="You’ll still see these under the bell. Security emails are always sent.">
      <Stack as="ul" ruled="bare" id="mails">
        {choices.map((choice) => (
          <li key={choice.topic}>
            <Choice choice={choice} onChoose={choose} />
          </li>
        ))}
      </Stack>
    </Section>
  )
}

function Choice({
  choice: { topic, label, on },
  onChoose,
}: {
  choice: MailChoice
  onChoose: (topic: MailTopic, on: boolean) => Promise<unknown>
}) {
  const toast = useToast()
  const fail = useFailToast()
  const [asked, setAsked] = useState<boolean | null>(null)
  const choose = async (wanted: boolean) => {
    setAsked(wanted)
    try {
      await onChoose(topic, wanted)
      toast({ title: wanted ? 'Emails turned on' : 'Emails turned off', text: label })
    } catch (error) {
      fail(error, { title: 'Update Failed', text: 'Your choice was not saved' })
    } finally {
      setAsked(null)
    }
  }
  return (
    <Row as="label" justify="between" gap="large" className={css.choice}>
      <span>{label}</span>
      <Switch checked={asked ?? on} disabled={asked !== null} onChange={(wanted) => void choose(wanted)} />
    </Row>
  )
}
