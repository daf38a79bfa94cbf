"""Compressed answers of the HTTP API."""

from litestar.config.compression import CompressionConfig
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware

COMPRESSED = [DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip"))]
"""For large answers that are the same for everybody. Those that hold a secret are not compressed:
their length would tell of it.
"""
