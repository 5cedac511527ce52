/** Refuses syntax by selector, as a plug-in of the linter: `[{ selector, message }, …]`. */
export default {
  meta: { name: 'shop' },
  rules: {
    'restricted-syntax': {
      meta: { schema: { type: 'array', items: { type: 'object' } } },
      create: (context) =>
        Object.fromEntries(
          context.options.map(({ selector, message }) => [
            selector,
            (node) => context.report({ node, message }),
          ]),
        ),
    },
  },
};
