'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Bone } from '@/components/ui/feedback/Skeletons'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { useApi } from '@/lib/client/api'
import { May } from '@/lib/client/viewer'
import type { Me } from '@/lib/contract/people/account'
import type { Member } from '@/lib/contract/people/members'
import { OnlyOwner } from './OnlyOwner'
import { PersonRow } from './PersonRow'
import { RemovePerson } from './RemovePerson'

const PersonDialog = lazy(() => import('./PersonDialog'))

/** An owner decides here which people act for the company, and what each may do. Others read names and roles. */
export function People({ viewer }: { viewer: Me }) {
  const { data: people, error, mutate } = useApi('GET /api/members', {})
  const [edited, setEdited] = useState<Member | 'new' | null>(null)
  const [removed, setRemoved] = useState<Member | null>(null)
  const alone = people?.length === 1
  return (
    <Section
      title="People"
      lead={
        alone
          ? `Only you act for ${viewer.companyName}. Invite the people ${invites[viewer.role]}.`
          : 'Each signs in with an email and password of their own.'
      }
      actions={
        <May act="member.invite">
          <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={() => setEdited('new')}>
            Invite
          </Button>
        </May>
      }
    >
      {people ? (
        <Stack as="ul" ruled="medium" aria-label="People">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isMe={person.id === viewer.member.id}
              onEdit={() => setEdited(person)}
              onRemove={() => setRemoved(person)}
            />
          ))}
        </Stack>
      ) : error ? (
        <ErrorState title="Couldn’t load the people" problem={error} onRetry={() => void mutate()} />
      ) : (
        <Bone height={120} />
      )}
      <Overlay of={edited} onClose={() => setEdited(null)}>
        {(overlay, person) => (
          <PersonDialog person={person === 'new' ? null : person} company={viewer.role} {...overlay} />
        )}
      </Overlay>
      <Overlay of={removed} onClose={() => setRemoved(null)}>
        {(overlay, person) =>
          person.id === viewer.member.id && isOnlyOwner(person, people) ? (
            <OnlyOwner
              companyName={viewer.companyName}
              onChoose={() => setEdited(people?.find((one) => one.id !== person.id && one.state === 'active') ?? 'new')}
              {...overlay}
            />
          ) : (
            <RemovePerson person={person} viewer={viewer} {...overlay} />
          )
        }
      </Overlay>
    </Section>
  )
}

const isOnlyOwner = (person: Member, people: readonly Member[] = []) =>
  person.role === 'owner' &&
  !people.some((one) => one.id !== person.id && one.role === 'owner' && one.state === 'active')

const invites = {
  customer: 'who buy, approve or pay',
  supplier: 'who quote, pay or work on the shop floor',
  admin: 'who run the back office with you',
}
