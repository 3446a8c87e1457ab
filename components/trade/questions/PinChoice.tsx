'use client'

import { ChevronDown } from 'lucide-react'
import { useUrlState } from '@/components/ui/hooks/useUrlState'
import fields from '@/components/ui/form/fields.module.css'
import { Row } from '@/components/ui/layout/Row'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import type { FileInfo } from '@/lib/contract/files/files'
import { hasPages, NO_PIN, type Pin } from './pin'
import css from './questions.module.css'

/** Chooses the drawing that a question is about, and its page. */
export function PinChoice({ files: all, pin }: { files: readonly FileInfo[]; pin: Pin | null }) {
  const address = useUrlState()
  const files = all.filter(({ behindNda }) => !behindNda)
  const file = files.find(({ id }) => id === pin?.fileId)
  if (!files.length) return null
  return (
    <Row wrap gap="medium" align="start">
      <Stack as="label" gap="tight" grow="wrap">
        <Text weight="strong">About</Text>
        <span className={fields.around}>
          <select
            className={fields.control}
            value={pin?.fileId ?? ''}
            onChange={({ target }) => address.set({ ...NO_PIN, pin: target.value || null }, { replace: true })}
          >
            <option value="">The whole part</option>
            {files.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown size={16} aria-hidden />
        </span>
      </Stack>
      {file && hasPages(file) && (
        <Stack as="label" gap="tight">
          <Text weight="strong">Page</Text>
          <input
            className={`${fields.control} ${css.page}`}
            type="number"
            inputMode="numeric"
            min={1}
            max={9_999}
            value={pin?.page ?? ''}
            onChange={({ target }) => address.set({ sheet: target.value || null }, { replace: true })}
          />
        </Stack>
      )}
      {pin?.point && (
        <Text as="p" size="small" tone="secondary" grow="line">
          At {pin.point.join(', ')} mm
        </Text>
      )}
    </Row>
  )
}
