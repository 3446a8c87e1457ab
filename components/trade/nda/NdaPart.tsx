'use client'

import { FormattedDate } from '@/components/ui/data/FormattedDate'
import { ErrorState } from '@/components/ui/feedback/ErrorState'
import { useToast } from '@/components/ui/feedback/Toasts'
import { SubmitButton } from '@/components/ui/controls/SubmitButton'
import { Form, FormActions } from '@/components/ui/form/Form'
import { TextField } from '@/components/ui/form/TextField'
import { useContractForm } from '@/components/ui/form/useContractForm'
import { Section } from '@/components/ui/layout/Section'
import { Stack } from '@/components/ui/layout/Stack'
import { Text } from '@/components/ui/layout/Text'
import { send, useApi } from '@/lib/client/api'
import { useMay } from '@/lib/client/viewer'
import type { Nda } from '@/lib/contract/trade/nda'

/** The NDA that suppliers accept before they open drawings: an owner writes its next version. */
export function NdaPart() {
  const { data, error, mutate } = useApi('GET /api/nda', {})
  if (error) return <ErrorState title="Couldn’t load the NDA" problem={error} onRetry={() => void mutate()} />
  if (data === undefined) return null
  return <NdaForm key={data?.version ?? 0} nda={data} onSet={() => void mutate()} />
}

function NdaForm({ nda, onSet }: { nda: Nda | null; onSet: () => void }) {
  const may = useMay()
  const toast = useToast()
  const contract = useContractForm({
    schema: () => import('@/lib/contract/trade/nda').then((form) => form.nda.set.body),
    defaults: { text: nda?.text ?? '' },
    submit: (values) => send('POST /api/nda', values),
    onDone: ({ version }: Nda) => {
      toast({ title: 'NDA saved', text: `Version ${version} is accepted from now on.` })
      onSet()
    },
    failTitle: 'NDA Not Saved',
    failText: 'The NDA could not be saved',
  })
  return (
    <Section
      title="NDA"
      lead="Customers can ask for it. Suppliers then accept it before they open drawings. What was accepted holds at its version."
    >
      <Stack gap="large">
        <Text as="p" tone="secondary">
          {nda ? (
            <>
              Version {nda.version} of <FormattedDate value={nda.createdAt} />
            </>
          ) : (
            'No text is set up yet.'
          )}
        </Text>
        {may('nda.set') ? (
          <Form {...contract} label="NDA">
            <TextField control={contract.form.control} name="text" label="Text" required multiline maxLength={20_000} />
            <FormActions>
              <SubmitButton busy={contract.busy}>Save as version {(nda?.version ?? 0) + 1}</SubmitButton>
            </FormActions>
          </Form>
        ) : (
          <Text as="p" prose>
            {nda?.text}
          </Text>
        )}
      </Stack>
    </Section>
  )
}
