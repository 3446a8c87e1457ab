'use client'

import { FormDialog } from '@/components/ui/form/FormDialog'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { NumberField } from '@/components/ui/form/NumberField'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Button } from '@/components/ui/controls/Button'
import { decide, send } from '@/lib/client/api'
import type { Lot } from '@/lib/contract/orders/lot'
import type { Workorder } from '@/lib/contract/orders/workorders'

type Props = {
  order: Pick<Workorder, 'id' | 'material'>
  /** The heat that is changed; null for a new one. */
  lot: Lot | null
  open: boolean
  onClose: () => void
}

/** What a maker says of the material: the number on the bar, and from which mill it is. */
export default function LotDialog({ order, lot, open, onClose }: Props) {
  const toast = useToast()
  const fail = useFailToast()
  const done = (title: string) => {
    toast({ title })
    onClose()
  }
  const contract = useContractForm({
    schema: () => import('@/lib/contract/orders/lots').then(({ LotForm }) => LotForm),
    defaults: {
      heat: lot?.heat ?? '',
      material: lot ? (lot.material ?? '') : (order.material ?? ''),
      mill: lot?.mill ?? '',
      quantity: lot?.quantity ? String(lot.quantity) : '',
    },
    submit: (values) =>
      lot
        ? send('PATCH /api/lots/{id}', { id: lot.id, ...values })
        : send('POST /api/workorders/{id}/lots', { id: order.id, ...values }),
    onDone: ({ heat }) => done(lot ? `Heat ${heat} changed` : `Heat ${heat} added`),
    failTitle: 'Not saved',
    failText: 'Please try again.',
  })
  const remove = async () => {
    try {
      await decide('PATCH /api/lots/{id}', { id: lot!.id, void: true })
      done(`Heat ${lot!.heat} removed`)
    } catch (error) {
      fail(error, { title: 'Not changed', text: 'Please try again.' })
    }
  }
  const { control } = contract.form
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={lot ? `Heat ${lot.heat}` : 'Add heat number'}
      lead="The customer sees this and can search by it."
      form={contract}
      submitLabel="Save"
    >
      <TextField control={control} name="heat" label="Heat number" maxLength={60} required />
      <TextField control={control} name="material" label="Material" />
      <TextField control={control} name="mill" label="Mill" help="Name of the mill, not of your dealer." />
      <NumberField control={control} name="quantity" label="Pieces from this heat" />
      {lot && (
        <div>
          <Button color="error" size="small" onClick={() => void remove()}>
            Remove heat
          </Button>
        </div>
      )}
    </FormDialog>
  )
}
