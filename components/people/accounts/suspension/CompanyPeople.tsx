'use client'

import { useState, type ReactNode } from 'react'
import { Initials } from '@/components/ui/data/Initials'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { useToast } from '@/components/ui/feedback/Toasts'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Row } from '@/components/ui/layout/Row'
import { Text } from '@/components/ui/layout/Text'
import { send, useApi } from '@/lib/client/api'
import { May, useMay } from '@/lib/client/viewer'
import type { Customer } from '@/lib/contract/people/account'
import { count } from '@/lib/terms/format'
import { memberLabel } from '@/lib/terms/member-roles'
import css from '../people/people.module.css'

type Props = { account: Pick<Customer, 'id' | 'companyName'>; actions?: ReactNode }

/** An admin sees here which people act for a company and where they are signed in, and can sign them out. */
export function CompanyPeople({ account, actions }: Props) {
  const may = useMay()
  const toast = useToast()
  const { id, companyName } = account
  const { data: people, error, mutate } = useApi('GET /api/users/{id}/members', may('account.people') ? { id } : null)
  const [ending, setEnding] = useState(false)
  const sessions = people?.reduce((sum, person) => sum + person.sessions, 0) ?? 0
  if (!may('account.people')) return null
  const endSessions = async () => {
    await send('POST /api/users/{id}/sessions/end', { id })
    toast({ title: 'Signed out', text: `All people of ${companyName} have to sign in again.` })
  }
  return (
    <Section
      plain
      title="People"
      actions={
        <>
          {sessions > 0 && (
            <May act="account.endSessions">
              <Button onClick={() => setEnding(true)}>End all sessions</Button>
            </May>
          )}
          {actions}
        </>
      }
    >
      {people ? (
        <Stack as="ul" ruled="medium" aria-label={`People of ${companyName}`}>
          {people.map(({ id, name, email, role, state, lastSeenAt, sessions }) => (
            <Row as="li" wrap gap="medium" lineGap="small" key={id}>
              <Initials of={name} decorative quiet />
              <Stack grow="wrap">
                <Row as="p" wrap gap="small" lineGap="tight">
                  <Text weight="strong">{name}</Text>
                  <Text size="small" tone="secondary" className={css.role}>
                    {memberLabel[role]}
                  </Text>
                  {state === 'invited' && <StatusChip tone="decision" label="Invited" />}
                </Row>
                <Row as="p" wrap gap="medium" lineGap="hair" muted>
                  <Text breaks>{email}</Text>
                  {sessions > 0 && <span>{sessions === 1 ? '1 session' : `${count(sessions)} sessions`}</span>}
                  {lastSeenAt ? (
                    <span>
                      Last seen: <RelativeTime value={lastSeenAt} />
                    </span>
                  ) : (
                    state === 'active' && <span>Not signed in</span>
                  )}
                </Row>
              </Stack>
            </Row>
          ))}
        </Stack>
      ) : error ? (
        <ErrorState title="Couldn’t load the people" problem={error} onRetry={() => void mutate()} />
      ) : (
        <Bone height={60} />
      )}
      <ConfirmDialog
        open={ending}
        onClose={() => setEnding(false)}
        title="End all sessions?"
        text={`All people of ${companyName} are signed out on ${sessions === 1 ? 'one device' : `${count(sessions)} devices`}. They can sign in again. We email each of them.`}
        confirmLabel="End all sessions"
        onConfirm={endSessions}
        failTitle="Error"
        failText="Nobody was signed out."
      />
    </Section>
  )
}
