'use client'

import { Plus } from 'lucide-react'
import { useState } from 'react'
import { StatusChip } from '@/components/ui/data/StatusChip'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { lazy } from '@/components/ui/hooks/lazy'
import { Overlay } from '@/components/ui/overlay/Overlay'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { Text } from '@/components/ui/layout/Text'
import { Stack } from '@/components/ui/layout/Stack'
import { May } from '@/lib/client/viewer'
import { send, useApi } from '@/lib/client/api'
import type { Address } from '@/lib/contract/people/addresses'
import { addressLine } from '@/lib/rules/people/address'
import { RemoveAddress } from './RemoveAddress'

const AddressDialog = lazy(() => import('./AddressDialog'))

/** Where a customer has parts delivered: what to add, to correct, and which one new inquiries begin with. */
export function Addresses() {
  const toast = useToast()
  const fail = useFailToast()
  const { data: addresses } = useApi('GET /api/addresses', {})
  const [edited, setEdited] = useState<Address | 'new' | null>(null)
  const [removed, setRemoved] = useState<Address | null>(null)
  const makeDefault = ({ id, label }: Address) =>
    send('PATCH /api/addresses/{id}', { id, isDefault: true }).then(
      () => toast({ title: 'Default Address changed', text: `New inquiries begin with ${label}.` }),
      (error: unknown) => fail(error, { title: 'Update Failed', text: 'The address was not changed' }),
    )
  return (
    <Section
      title="Delivery addresses"
      lead="Choose one for each inquiry. Suppliers see the state only."
      actions={
        <May act="address.add">
          <Button startIcon={<Plus size={18} aria-hidden />} onClick={() => setEdited('new')}>
            Add address
          </Button>
        </May>
      }
    >
      {addresses?.length === 0 && (
        <Text as="p" size="small" tone="secondary">
          No addresses yet.
        </Text>
      )}
      <Stack as="ul" ruled="medium">
        {addresses?.map((address) => (
          <Row as="li" wrap gap="large" lineGap="small" key={address.id}>
            <Stack grow="wrap">
              <Row as="p" wrap gap="small" lineGap="tight">
                <Text weight="strong">{address.label}</Text>
                {address.isDefault && <StatusChip tone="neutral" label="Default" />}
              </Row>
              <Text as="p" size="small" tone="secondary">
                {addressLine(address)}
              </Text>
              {address.gstin && (
                <Text as="p" size="small" tone="secondary">
                  GST Number {address.gstin}
                </Text>
              )}
            </Stack>
            <May act="address.edit">
              <Row wrap gap="small">
                {!address.isDefault && (
                  <Button
                    variant="text"
                    aria-label={`Make ${address.label} the default`}
                    onClick={() => void makeDefault(address)}
                  >
                    Make default
                  </Button>
                )}
                <Button aria-label={`Edit ${address.label}`} onClick={() => setEdited(address)}>
                  Edit
                </Button>
                <Button color="error" aria-label={`Remove ${address.label}`} onClick={() => setRemoved(address)}>
                  Remove
                </Button>
              </Row>
            </May>
          </Row>
        ))}
      </Stack>
      <Overlay of={edited} onClose={() => setEdited(null)}>
        {(overlay, address) => <AddressDialog address={address === 'new' ? null : address} {...overlay} />}
      </Overlay>
      <Overlay of={removed} onClose={() => setRemoved(null)}>
        {(overlay, address) => <RemoveAddress address={address} {...overlay} />}
      </Overlay>
    </Section>
  )
}
