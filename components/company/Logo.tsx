'use client'

import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useFailToast, useToast } from '@/components/ui/feedback/Toasts'
import { FileButton } from '@/components/ui/files/FileButton'
import { Button } from '@/components/ui/controls/Button'
import { Row } from '@/components/ui/layout/Row'
import { Section } from '@/components/ui/layout/Section'
import { send } from '@/lib/client/api'
import { uploadFile } from '@/lib/client/upload'
import { May } from '@/lib/client/viewer'
import type { OperatorProfile } from '@/lib/contract/money/operator'

/** The picture at the head of documents; it is saved at once. */
export function Logo({ profile: { logoName, revision } }: { profile: OperatorProfile }) {
  const toast = useToast()
  const fail = useFailToast()
  const [busy, setBusy] = useState(false)
  const save = async (choose: () => Promise<number | null>) => {
    setBusy(true)
    try {
      const logoFileId = await choose()
      await send('PATCH /api/operator', { revision, logoFileId })
      toast({
        title: logoFileId ? 'Logo saved' : 'Logo removed',
        text: `Invoices from now on have ${logoFileId ? 'it' : 'none'}.`,
      })
    } catch (error) {
      fail(error, { title: 'Logo Not Saved', text: 'The logo could not be saved' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title="Logo" lead="At the head of invoices: PNG or JPEG, up to 5 MB.">
      <Row wrap gap="large">
        <span>{logoName ?? 'No logo yet.'}</span>
        <May act="operator.edit">
          <FileButton
            label={logoName ? 'Replace the logo' : 'Upload a logo'}
            accept=".png,.jpg,.jpeg"
            disabled={busy}
            onFiles={([file]) => void save(async () => (await uploadFile('money', file!)).id)}
          >
            <Upload size={16} aria-hidden /> {logoName ? 'Replace' : 'Upload'}
          </FileButton>
          {logoName && (
            <Button color="error" disabled={busy} onClick={() => void save(() => Promise.resolve(null))}>
              Remove logo
            </Button>
          )}
        </May>
      </Row>
    </Section>
  )
}
