import { CircleAlert, TriangleAlert } from 'lucide-react'
import { useEffectEvent, useId, useLayoutEffect, type ReactNode } from 'react'
import { useController, type Control, type FieldValues, type Path } from 'react-hook-form'
import { useHydrated } from '@/components/ui/hooks/useHydrated'
import { useWords } from '@/lib/client/spoken'
import css from './fields.module.css'

/** What every field takes; `control` comes from useContractForm's `form.control`. */
export type FieldProps<In extends FieldValues> = {
  /** What the form makes of its values doesn't matter to a single field. */
  control: Control<In, unknown, unknown>
  name: Path<In>
  label: string
  help?: ReactNode
  /** What looks wrong and is still accepted. */
  warning?: string | null
  required?: boolean
  disabled?: boolean
}

/** Joins a field to its form: value and handlers, ids, and the aria attributes that tie control, help and error together. */
export function useField<In extends FieldValues>(
  { control, name, help, warning, required, disabled }: FieldProps<In>,
  /** What the form keeps of what is typed. */
  valueOf = asTyped,
) {
  const id = useId()
  const { field, fieldState } = useController({ control, name })
  const error = fieldState.error?.message
  const helpId = help || warning ? `${id}-help` : undefined
  const errorId = error ? `${id}-error` : undefined
  useEarly(id, String(field.value ?? ''), field.onChange, valueOf)
  const input = {
    ...field,
    id,
    value: field.value ?? '',
    disabled,
    'aria-required': required || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, helpId].filter(Boolean).join(' ') || undefined,
  } as const
  return { input, error, helpId, errorId }
}

const asTyped = (typed: string) => typed

/** Takes over what was typed before hydration or filled in by the browser. */
function useEarly(id: string, known: string, take: (value: string) => void, valueOf: (typed: string) => string) {
  const awake = useHydrated()
  const takeOver = useEffectEvent(() => {
    const element = document.getElementById(id)
    const control = element instanceof HTMLFieldSetElement ? element.querySelector('input:checked') : element
    if (awake || !control || !('value' in control)) return
    const value = valueOf(String(control.value))
    if (value !== known) take(value)
  })
  useLayoutEffect(() => takeOver(), [])
}

type FrameProps = {
  field: { input: { id: string }; error?: string; helpId?: string; errorId?: string }
  label: string
  help?: ReactNode
  warning?: string | null
  required?: boolean
  children: ReactNode
}

/** Label above; error, then warning or help under. Optional fields say so beside the label. */
export function FieldFrame({ field, label, help, warning, required, children }: FrameProps) {
  const { say } = useWords()
  return (
    <div className={css.field}>
      <div className={css.head}>
        <label htmlFor={field.input.id}>{label}</label>
        {!required && <span className={css.optional}>{say('optional', 'Optional')}</span>}
      </div>
      {children}
      <FieldNotes {...field} help={help} warning={warning} />
    </div>
  )
}

/** The lines under a control, with the ids that its aria-describedby names. */
export function FieldNotes(props: {
  error?: string
  help?: ReactNode
  warning?: string | null
  helpId?: string
  errorId?: string
}) {
  const { error, help, warning, helpId, errorId } = props
  return (
    <>
      {error && (
        <p id={errorId} className={css.error}>
          <CircleAlert size={14} aria-hidden />
          {error}
        </p>
      )}
      {warning && (
        <p id={helpId} className={css.warning}>
          <TriangleAlert size={14} aria-hidden />
          {warning}
        </p>
      )}
      {help && !warning && (
        <p id={helpId} className={css.help}>
          {help}
        </p>
      )}
    </>
  )
}
