import { useEffect, useEffectEvent, useId, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors as HookFormErrors,
  type FieldPath,
  type FieldValues,
  useForm as useHookForm,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { fitsForm, type FormDraft } from './form-draft.ts'
import { type FieldErrors, schemaErrors, toFormErrors } from './form-errors.ts'

export interface FormOptions<Values extends FieldValues, Sent> {
  /** Checks what was typed, with the words for each mistake, and returns what is sent. */
  schema: z.ZodMiniType<Sent, Values>
  /** What the fields begin with, in the order of the fields; a draft comes first. */
  defaultValues: Values
  draft?: FormDraft<Values> | undefined
  /** Called when somebody changes a field. */
  onChange?: (() => void) | undefined
  /** When a field is first checked: when it has been left, at its first change, or before that. @default 'onBlur' */
  checks?: 'onBlur' | 'onChange' | 'always' | undefined
}

/** A form's state. Rendering it subscribes to nothing: fields, summary and `useFormValue` re-render by themselves. */
export interface FormState<Values extends FieldValues, Sent = Values> {
  methods: UseFormReturn<Values, unknown, Sent>
  /** In the order of the fields. */
  fieldNames: readonly FieldPath<Values>[]
  /** Returns the id of a field's control, which the error summary links to. */
  fieldId: (name: string) => string
}

/** Returns the state of a form whose rules are a schema: see `Form` and `FormField`. */
export function useForm<Values extends FieldValues, Sent>({
  schema,
  defaultValues,
  draft,
  onChange,
  checks = 'onBlur',
}: FormOptions<Values, Sent>): FormState<Values, Sent> {
  const id = useId()
  const [restored] = useState(() => {
    const kept = draft?.read()
    return fitsForm(kept, defaultValues) ? kept : undefined
  })
  const methods = useHookForm<Values, unknown, Sent>({
    defaultValues: (restored ?? defaultValues) as DefaultValues<Values>,
    mode: checks === 'onBlur' ? 'onTouched' : 'onChange',
    // The design system's form does it, with the question in view.
    shouldFocusError: false,
    resolver: (values) => {
      const parsed = schema.safeParse(values)
      if (parsed.success) return { values: parsed.data, errors: {} }
      const errors = toFormErrors(schemaErrors(parsed), 'schema')
      return { values: {}, errors: errors as HookFormErrors<Values> }
    },
  })
  const fieldNames = Object.keys(defaultValues) as FieldPath<Values>[]

  const change = useEffectEvent((values: Values, isTyped: boolean) => {
    draft?.keep(values)
    if (isTyped) onChange?.()
  })
  const { subscribe, trigger } = methods
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, type }) => change(values, type === 'change'),
      }),
    [subscribe],
  )

  const isChecked = checks === 'always'
  useEffect(() => {
    if (isChecked) void trigger()
  }, [isChecked, trigger])

  return { methods, fieldNames, fieldId: (name) => `${id}${name}` }
}

/**
 * Shows what the server refused at its fields, each until it is changed. `errors` are the same object until there is
 * another answer.
 */
export function useServerErrors<Values extends FieldValues, Sent>(
  form: FormState<Values, Sent>,
  errors: FieldErrors | undefined,
): void {
  const show = useEffectEvent((refused: FieldErrors) => showServerErrors(form, refused))
  useEffect(() => show(errors ?? {}), [errors])
}

/**
 * Shows what the server refused at its fields, in place of what it refused before. Called before `onSubmit` resolves, the
 * first wrong field gets focus.
 */
export function showServerErrors<Values extends FieldValues, Sent>(
  { methods, fieldNames }: FormState<Values, Sent>,
  errors: FieldErrors,
): void {
  const { getFieldState, clearErrors, setError } = methods
  clearErrors(fieldNames.filter((name) => getFieldState(name).error?.type === 'server'))
  const found = toFormErrors(errors, 'server')
  for (const name of fieldNames) if (found[name] !== undefined) setError(name, found[name])
}

/** Checks the fields again that are wrong, because another field has changed what is right for them. */
export function checkErrorsAgain<Values extends FieldValues, Sent>({
  methods,
  fieldNames,
}: FormState<Values, Sent>): void {
  const wrong = fieldNames.filter((name) => methods.getFieldState(name).invalid)
  if (wrong.length > 0) void methods.trigger(wrong)
}

/** Returns what is computed from the values of a form; re-renders when that changes, not at each key. */
export function useFormValue<Values extends FieldValues, Sent, Result>(
  { methods }: FormState<Values, Sent>,
  compute: (values: Values) => Result,
): Result {
  return useWatch({ control: methods.control, compute })
}
