'use client'

import { useEffect, useEffectEvent, useId } from 'react'
import { Button } from '../layout/Button'
import { DialogFrame } from './DialogFrame'
import frame from './DialogFrame.module.css'
import { Form } from '../form/Form'
import type { FormDialogProps } from './FormDialog'
import { SubmitButton } from '../form/SubmitButton'

/** FormDialog's inside, loaded with its first opening. */
export default function FormDialogPanel(props: FormDialogProps) {
  const { open, onClose, title, lead, form, submitLabel, tone, columns, waiting, children } = props
  const id = useId()
  const startAnew = useEffectEvent(form.startAnew)
  useEffect(() => {
    if (open) startAnew()
  }, [open])
  const close = () => {
    if (!form.busy) onClose()
  }

  return (
    <DialogFrame
      open={open}
      onClose={close}
      title={title}
      width={columns ? 680 : 520}
      actions={
        <>
          <Button onClick={close}>Cancel</Button>
          <SubmitButton busy={form.busy} form={id} color={tone === 'danger' ? 'error' : 'primary'} disabled={waiting}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      {lead && <p className={frame.lead}>{lead}</p>}
      <Form {...form} id={id} label={title} columns={columns}>
        {children}
      </Form>
      <FirstFocus formId={id} />
    </DialogFrame>
  )
}

/** Stands within the dialog, so that it acts once the fields are there and before the dialog takes the focus itself. */
function FirstFocus({ formId }: { formId: string }) {
  useEffect(() => {
    // A phone would open its keyboard over the dialog before anyone has read it.
    if (!matchMedia('(pointer: fine)').matches) return
    document.getElementById(formId)?.querySelector<HTMLElement>(firstControl)?.focus()
  }, [formId])
  return null
}

const firstControl = 'input:not([type=file], [type=radio]:not(:checked)), select, textarea'
