'use client'

import { useState } from 'react'
import { Section } from '@/components/ui/layout/Section'
import { useToast } from '@/components/ui/feedback/Toasts'
import { useApi } from '@/lib/client/api'
import { call } from '@/lib/client/call'
import { errorMessage } from '@/lib/client/error-message'
import type { MailChoice, MailTopic } from '@/lib/contract/mails'
import css from './mails.module.css'

/** What reaches this person by mail, topic by topic; each switch is saved at once. The bell has everything anyway. */
export function MailChoices() {
  const { data: choices = [], mutate } = useApi('GET /api/user/mails', {})
  // The answer has all choices: shown at once, so that no switch jumps back during the refresh.
  const choose = (topic: MailTopic, on: boolean) =>
    mutate(call('PATCH /api/user/mails', { topic, on }), { revalidate: false })
  return (
    <Section
      title="Mails to me"
      lead="The bell keeps all of it anyway. Mails about your password and your sign-in always come."
    >
      <ul className={css.choices} id="mails">
        {choices.map((choice) => (
          <li key={choice.topic}>
            <Choice choice={choice} onChoose={choose} />
          </li>
        ))}
      </ul>
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
  const [asked, setAsked] = useState<boolean | null>(null)
  const choose = async (wanted: boolean) => {
    setAsked(wanted)
    try {
      await onChoose(topic, wanted)
      toast({ title: wanted ? 'Mails switched on' : 'Mails switched off', text: label })
    } catch (error) {
      toast({ title: 'Update Failed', text: errorMessage(error, 'Your choice was not saved'), tone: 'danger' })
    } finally {
      setAsked(null)
    }
  }
  return (
    <label className={css.choice}>
      <span>{label}</span>
      <input
        type="checkbox"
        role="switch"
        checked={asked ?? on}
        disabled={asked !== null}
        onChange={(event) => void choose(event.target.checked)}
      />
    </label>
  )
}
