'use client'

import { useState } from 'react'
import { RelativeTime } from '@/components/ui/data/RelativeTime'
import { ConfirmDialog } from '@/components/ui/dialog/ConfirmDialog'
import { useToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import { Button } from '@/components/ui/layout/Button'
import { Section } from '@/components/ui/layout/Section'
import { send, useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Customer } from '@/lib/contract/accounts/account'
import { count } from '@/lib/rules/format'
import { memberLabel } from '@/lib/rules/member-roles'
import people from '../people/people.module.css'

const SuspendDialog = lazy(() => import('./SuspendDialog'), { ahead: false })

type Props = { account: Pick<Customer, 'id' | 'role' | 'companyName' | 'suspendedAt'> }

/** An admin sees here which people act for a company and where they are signed in, and can sign them out or suspend it. */
export function CompanyPeople({ account }: Props) {
  const may = useMay()
  const toast = useToast()
  const { id, companyName } = account
  const { data = [] } = useApi('GET /api/users/{id}/members', may('account.people') ? { id } : null)
  const [ending, setEnding] = useState(false)
  const [suspending, setSuspending] = useState<boolean | null>(null)
  const sessions = data.reduce((sum, person) => sum + person.sessions, 0)
  if (!may('account.people')) return null
  const signOut = async () => {
    await send('POST /api/users/{id}/sessions/end', { id })
    toast({ title: 'Signed out', text: `All people of ${companyName} have to sign in again.` })
  }
  return (
    <Section
      plain
      title="People"
      actions={
        <>
          {sessions > 0 && <Button onClick={() => setEnding(true)}>Sign all out</Button>}
          {!account.suspendedAt && (
            <Button color="error" onClick={() => setSuspending(true)}>
              Suspend
            </Button>
          )}
        </>
      }
    >
      <ul className={people.list} aria-label={`People of ${companyName}`}>
        {data.map(({ id, name, email, role, state, lastSeenAt, sessions }) => (
          <li key={id}>
            <div className={people.person}>
              <p className={people.name}>
                {name}
                <span className={people.role}>{memberLabel[role]}</span>
              </p>
              <p className={people.quiet}>
                <span>{email}</span>
                {state === 'invited' && <span>Invited</span>}
                {sessions > 0 && <span>{sessions === 1 ? '1 device' : `${count(sessions)} devices`}</span>}
                {lastSeenAt && (
                  <span>
                    Last seen: <RelativeTime value={lastSeenAt} />
                  </span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={ending}
        onClose={() => setEnding(false)}
        title={`Sign out all people of ${companyName}?`}
        text="They can sign in again with their passwords. We email each of them."
        confirmLabel="Sign all out"
        onConfirm={signOut}
        failTitle="Error"
        failText="Nobody was signed out."
      />
      {suspending !== null && (
        <SuspendDialog account={account} open={suspending} onClose={() => setSuspending(false)} />
      )}
    </Section>
  )
}
