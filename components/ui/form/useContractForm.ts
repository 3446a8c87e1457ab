'use client'

import { useRef, useState } from 'react'
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
} from 'react-hook-form'
import type { ZodType } from 'zod'
import { NetworkError } from '@/lib/client/error-message'
import { Problem, type Issue } from '@/lib/contract/core/problem'
import { useFailToast } from '../feedback/Toasts'
import { isRendered, messagesOf } from './form-issues'
import { useDraft } from './useDraft'

type Options<In extends FieldValues, Out, Result> = {
  /** Loads the schema from the contract; late, because it brings zod. */
  schema: () => Promise<ZodType<Out, In>>
  defaults: DefaultValues<In>
  submit: (values: Out) => Promise<Result>
  /** Runs after success; the form stays busy until it has finished. */
  onDone?: (result: Result) => unknown
  failTitle: string
  failText?: string
  /** The server's reason follows the text instead of taking its place. */
  failFollowed?: true
  /** Says a failure in the person's language, where the form has another than English. */
  failureInWords?: (error: unknown) => unknown
  /** Input survives a reload of the tab under this key; passwords are never kept. */
  draftKey?: string
}

/**
 * A form for one call: validates with the contract's schema, sends once, keeps the input after a failure. A toast and the
 * alert say that it failed; each issue stands under its field where the form has it, else in the alert. Spread the answer on
 * `<Form>`.
 */
export function useContractForm<In extends FieldValues, Out, Result>(options: Options<In, Out, Result>) {
  const { schema, defaults, submit, onDone, failTitle, failText, failFollowed, failureInWords, draftKey } = options
  const failToast = useFailToast()
  const form = useForm<In, unknown, Out>({ defaultValues: defaults, resolver: lazyResolver(schema) })
  const clearDraft = useDraft(form, draftKey)
  const [alert, setAlert] = useState<FormAlert | null>(null)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const done = useRef(false)

  const show = (issues: Issue[], failure?: { message: string; requestId?: string }) => {
    const [here, elsewhere] = [
      issues.filter((i) => isRendered(form, i.path)),
      issues.filter((i) => !isRendered(form, i.path)),
    ]
    here.forEach((issue, i) =>
      form.setError(issue.path as Path<In>, { type: 'server', message: issue.message }, { shouldFocus: i === 0 }),
    )
    // The reason stands at its field; a title like 'Error' alone would not say what failed.
    const what = here.length ? failFollowed && failText : failure?.message
    const lines = [...(failure && what ? [what] : []), ...elsewhere.map((i) => i.message)]
    const [title, ...rest] = [...new Set([...(failure ? [failTitle] : []), ...lines])]
    setAlert(title ? { title, lines: rest, requestId: failure?.requestId, focus: !here.length } : null)
  }

  const send = async (values: Out) => {
    setAlert(null)
    const result = await submit(values)
    done.current = true
    clearDraft()
    await onDone?.(result)
  }

  const showError = (thrown: unknown) => {
    const error = failureInWords ? failureInWords(thrown) : thrown
    const problem = error instanceof Problem ? error : null
    // Screen readers announce the alert, or the field that takes the focus.
    const message = failToast(error, { title: failTitle, text: failText, followed: failFollowed, silent: true })
    show(problem?.issues ?? [], { message, requestId: problem?.extra.requestId })
    if (!problem) console.error(error)
  }

  const onSubmit = async (event?: React.BaseSyntheticEvent) => {
    event?.preventDefault()
    event?.stopPropagation()
    if (sending.current) return
    sending.current = true
    setBusy(true)
    const unseen = (errors: FieldErrors<In>) => show(messagesOf(errors).filter((i) => !isRendered(form, i.path)))
    await form
      .handleSubmit(
        send,
        unseen,
      )(event)
      .catch(showError)
      .finally(() => {
        sending.current = false
        setBusy(false)
      })
  }

  /** Back to the defaults, for a dialog that opens again; a kept draft stays. */
  const startAnew = () => {
    setAlert(null)
    if (!draftKey || done.current) form.reset(defaults)
    done.current = false
  }

  /** Loads the schema at the first touch, so that it is there when the line goes down before submitting. */
  const wake = () => void load(schema).catch(() => undefined)

  return { form, onSubmit, busy, alert, startAnew, wake }
}

/** The state of a form that `<Form>` and `<FormDialog>` need. */
export type FormState = Pick<
  ReturnType<typeof useContractForm<FieldValues, unknown, unknown>>,
  'onSubmit' | 'busy' | 'alert' | 'startAnew' | 'wake'
>

/** That it failed, and the issues that belong to no field on the screen. */
export type FormAlert = { title: string; lines: string[]; requestId?: string; focus: boolean }

/**
 * zod and its resolver come when the form is first touched, not with the page. The resolver first: it configures zod before
 * a schema is built.
 */
const load = async <In extends FieldValues, Out>(schema: Options<In, Out, never>['schema']) => {
  const resolver = await import('./zod-resolver')
  return [resolver, await schema()] as const
}

const lazyResolver =
  <In extends FieldValues, Out>(schema: Options<In, Out, never>['schema']): Resolver<In, unknown, Out> =>
  async (values, context, options) => {
    const [{ zodResolver }, loaded] = await load(schema).catch(() => {
      throw new NetworkError()
    })
    return (zodResolver as unknown as (s: typeof loaded) => Resolver<In, unknown, Out>)(loaded)(
      values,
      context,
      options,
    )
  }
