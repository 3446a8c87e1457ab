/** What a piece costs with tooling and freight (paise, rounded) at a price (INR) of so many pieces. */
export const landedPaise = (price: number, quantity: number) => Math.floor((100 * price) / quantity + 0.5)
