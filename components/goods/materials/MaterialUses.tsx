'use client'

import { useEffect, useMemo } from 'react'
import { useWatch, type Control, type UseFormSetValue } from 'react-hook-form'
import { Grid } from '@/components/ui/layout/Grid'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { QuantityField } from '@/components/ui/form/QuantityField'
import { useApi } from '@/lib/client/api'
import type { PackIn, PackOut } from '@/lib/contract/goods/shipments'
import { quantityText } from '@/lib/terms/paise'
import { materialOfOrder } from './query'

type Props = {
  control: Control<PackIn, unknown, PackOut>
  setValue: UseFormSetValue<PackIn>
  /** The packed line, and its order. */
  at: number
  workorderId: number
}

/** What packed pieces bring back of material that the shop got for them; nothing where it got none. */
export default function MaterialUses({ control, setValue, at, workorderId }: Props) {
  const { data } = useApi('GET /api/materials', materialOfOrder(workorderId))
  const uses = useWatch({ control, name: `lines.${at}.uses` })
  // Tools come back as they are.
  const outs = useMemo(() => data?.items.filter(({ purpose }) => purpose === 'material'), [data])
  useEffect(() => {
    if (!outs) return
    const begun = new Map((uses ?? []).map((use) => [Number(use.lineId), use]))
    if (outs.every(({ id }) => begun.has(id))) return
    const none = { quantityMilli: '', wasteMilli: '' }
    const all = outs.map(({ id }) => begun.get(id) ?? { lineId: id, ...none })
    setValue(`lines.${at}.uses`, all)
  }, [outs, uses, at, setValue])
  return (
    <>
      {(uses ?? []).map(({ lineId }, i) => {
        const out = outs?.find(({ id }) => id === Number(lineId))
        if (!out) return null
        const { uqc, description, challan, pendingMilli } = out
        return (
          <Stack key={out.id} gap="small">
            <Text>{`${description} of ${challan}: ${quantityText(pendingMilli)} ${uqc} are with you`}</Text>
            <Grid least="190px" gap="medium">
              <QuantityField
                control={control}
                name={`lines.${at}.uses.${i}.quantityMilli`}
                label={`In these pieces (${uqc})`}
              />
              <QuantityField
                control={control}
                name={`lines.${at}.uses.${i}.wasteMilli`}
                label={`Lost, such as chips (${uqc})`}
              />
            </Grid>
          </Stack>
        )
      })}
    </>
  )
}
