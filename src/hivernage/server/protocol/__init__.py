"""The protocol written down for others: JSON Schema, TypeScript, tables of the docs."""
