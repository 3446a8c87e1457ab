type Type = {
  toWireType(destructors: unknown[] | null, value: unknown): unknown
  fromWireType(value: unknown): unknown
  readValueFromPointer(pointer: number): unknown
}
type Call = (...given: never[]) => unknown
type Known = Record<string, unknown>

/**
 * Stands for `Function` where the STEP reader is loaded. The reader's glue (emscripten's embind) writes the text of two
 * kinds of small function and has it evaluated, which our pages forbid: here they are made without.
 */
export function Bindings(...given: string[]) {
  const names = given.slice(0, -1)
  const text = given.at(-1) ?? ''
  return (...values: unknown[]) => {
    const known = Object.fromEntries(names.map((name, i) => [name, values[i]]))
    return text.startsWith('return function (obj, func,') ? callback(text, known) : callIn(text, known)
  }
}
// Values that are functions stay functions.
Bindings.prototype = Function.prototype

/** A function of the reader as JavaScript calls it: values in, the call, what was borrowed given back, a value out. */
function callIn(text: string, known: Known) {
  const count = /^return function \(([^)]*)\)/.exec(text)![1]!.split(',').filter(Boolean).length
  const [isMethod, borrows, returns] = ['thisWired', 'var destructors', 'return ret'].map((part) => text.includes(part))
  const names = Array.from({ length: count }, (_, i) => `arg${i}`)
  return function (this: unknown, ...values: unknown[]) {
    const borrowed = borrows ? [] : null
    const wired: Known = isMethod ? { thisWired: (known.classParam as Type).toWireType(borrowed, this) } : {}
    names.forEach((name, i) => (wired[`${name}Wired`] = (known[`argType${i}`] as Type).toWireType(borrowed, values[i])))
    const result = (known.invoker as Call)(...([known.fn, ...Object.values(wired)] as never[]))
    if (borrowed) (known.runDestructors as Call)(borrowed as never)
    else for (const name in wired) (known[`${name}_dtor`] as Call | undefined)?.(wired[name] as never)
    return returns ? (known.retType as Type).fromWireType(result) : undefined
  }
}

/** A JavaScript function as the reader calls it: it points to where the values lie. */
function callback(text: string, known: Known) {
  const places = [...text.matchAll(/argType(\d+)\.readValueFromPointer\(args(?:\+(\d+))?\)/g)]
  const makes = text.includes('new func(')
  const isMethod = text.includes('func.call(obj')
  return (object: unknown, func: Call, destructors: unknown, args: number) => {
    const values = places.map(([, type, at = '0']) =>
      (known[`argType${type}`] as Type).readValueFromPointer(args + Number(at)),
    )
    const result = makes
      ? Reflect.construct(func, values)
      : isMethod
        ? func.call(object, ...(values as never[]))
        : func.call(values[0], ...(values.slice(1) as never[]))
    const answer = known.emval_returnValue as Call | undefined
    return answer?.(...([known.retType, destructors, result] as never[]))
  }
}
